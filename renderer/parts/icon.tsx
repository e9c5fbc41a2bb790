import type { LucideIconData } from '@lucide/icons';
import arrowRight from '@lucide/icons/icons/arrow-right';
import award from '@lucide/icons/icons/award';
import badgeCheck from '@lucide/icons/icons/badge-check';
import calendar from '@lucide/icons/icons/calendar';
import check from '@lucide/icons/icons/check';
import clock from '@lucide/icons/icons/clock';
import droplets from '@lucide/icons/icons/droplets';
import gem from '@lucide/icons/icons/gem';
import hammer from '@lucide/icons/icons/hammer';
import handshake from '@lucide/icons/icons/handshake';
import heart from '@lucide/icons/icons/heart';
import house from '@lucide/icons/icons/house';
import layers from '@lucide/icons/icons/layers';
import leaf from '@lucide/icons/icons/leaf';
import mail from '@lucide/icons/icons/mail';
import mapPin from '@lucide/icons/icons/map-pin';
import messageSquare from '@lucide/icons/icons/message-square';
import paintbrush from '@lucide/icons/icons/paintbrush';
import pause from '@lucide/icons/icons/pause';
import phone from '@lucide/icons/icons/phone';
import play from '@lucide/icons/icons/play';
import ruler from '@lucide/icons/icons/ruler';
import search from '@lucide/icons/icons/search';
import shieldCheck from '@lucide/icons/icons/shield-check';
import sparkles from '@lucide/icons/icons/sparkles';
import star from '@lucide/icons/icons/star';
import sun from '@lucide/icons/icons/sun';
import thumbsUp from '@lucide/icons/icons/thumbs-up';
import truck from '@lucide/icons/icons/truck';
import users from '@lucide/icons/icons/users';
import wallet from '@lucide/icons/icons/wallet';
import wind from '@lucide/icons/icons/wind';
import wrench from '@lucide/icons/icons/wrench';
import x from '@lucide/icons/icons/x';
import type { IconName } from '../../schema/fields.ts';
import { LineIcon } from './line-icon.tsx';

/** Icons that only the renderer uses, in addition to those that documents can use. */
type InternalIcon = 'arrow-right' | 'check' | 'mail' | 'pause' | 'play' | 'x';

const icons: Record<IconName | InternalIcon, LucideIconData> = {
  'arrow-right': arrowRight,
  award,
  'badge-check': badgeCheck,
  calendar,
  check,
  clock,
  droplets,
  gem,
  hammer,
  handshake,
  heart,
  home: house,
  layers,
  leaf,
  mail,
  'map-pin': mapPin,
  message: messageSquare,
  paintbrush,
  pause,
  phone,
  play,
  ruler,
  search,
  'shield-check': shieldCheck,
  sparkles,
  star,
  sun,
  'thumbs-up': thumbsUp,
  truck,
  users,
  wallet,
  wind,
  wrench,
  x,
};

/** A line icon by name, `size` pixels wide (24 by default). Decorative: hidden from screen readers. */
export const Icon = ({ name, size = 24 }: { name: IconName | InternalIcon; size?: number }) => (
  <LineIcon icon={icons[name]} size={size} strokeWidth={1.5} />
);
