import ArrowRight from 'lucide-react/icons/arrow-right';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Droplets from 'lucide-react/icons/droplets';
import Gem from 'lucide-react/icons/gem';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import Home from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import Leaf from 'lucide-react/icons/leaf';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Message from 'lucide-react/icons/message-square';
import Paintbrush from 'lucide-react/icons/paintbrush';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Ruler from 'lucide-react/icons/ruler';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Wind from 'lucide-react/icons/wind';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import type { IconName } from '../../schema/fields.ts';

/** Icons that the design itself uses, beside those that a document may name. */
type OwnIcon = 'arrow-right' | 'check' | 'mail' | 'pause' | 'play' | 'x';

const icons: Record<IconName | OwnIcon, LucideIcon> = {
  'arrow-right': ArrowRight,
  award: Award,
  'badge-check': BadgeCheck,
  calendar: Calendar,
  check: Check,
  clock: Clock,
  droplets: Droplets,
  gem: Gem,
  hammer: Hammer,
  handshake: Handshake,
  heart: Heart,
  home: Home,
  layers: Layers,
  leaf: Leaf,
  mail: Mail,
  'map-pin': MapPin,
  message: Message,
  paintbrush: Paintbrush,
  pause: Pause,
  phone: Phone,
  play: Play,
  ruler: Ruler,
  search: Search,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  'thumbs-up': ThumbsUp,
  truck: Truck,
  users: Users,
  wallet: Wallet,
  wind: Wind,
  wrench: Wrench,
  x: X,
};

/** A line icon. It is decoration: the words beside it say the same. */
export const Icon = ({ name, size = 24 }: { name: IconName | OwnIcon; size?: number }) => {
  const LineIcon = icons[name];
  return <LineIcon size={size} strokeWidth={1.5} aria-hidden="true" />;
};
