"""Materials of floors, rooms and gardens."""

from .chipped_marble import *
from .concrete import *
from .drawn_floor import *
from .drinks import *
from .etched_marble import *
from .green_marble import *
from .ground import *
from .limestone import *
from .marble import *
from .plain import *
from .scratched_marble import *
from .sawn_oak import *
from .slate import *
from .stamped import *
from .stained_marble import *
from .stone import *
from .tile import *
from .tiled_floor import *
from .views import *
from .wood import *
from .worn_concrete import *
from .worn_oak import *
from .worn_stone import *
