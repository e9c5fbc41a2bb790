"""What scenes are built of."""

from .camera import *
from .crumbs import *
from .foliage import *
from .layouts import *
from .light import *
from .pieces import *
from .place import *
from .plants import *
from .solids import *
from .warped import *
