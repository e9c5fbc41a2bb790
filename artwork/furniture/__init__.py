"""What rooms and gardens are furnished with."""

from .bath import *
from .building import *
from .cabinets import *
from .crockery import *
from .desk import *
from .dining import *
from .drinks import *
from .fruit import *
from .garden import *
from .garden_front import *
from .planting import *
from .greens import *
from .seats import *
from .shelves import *
from .sitting import *
from .textiles import *
from .things import *
from .tools import *
