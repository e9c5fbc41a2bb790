import type { LucideIconData } from '@lucide/icons';
import type { IconName } from '../../schema/fields.ts';
import * as icons from './icon-data.ts';
import { LineIcon } from './line-icon.tsx';

/** The type of `icons` is not used, because sites cannot read it: single icons of the package have no types. */
type Name = IconName | 'arrow-right' | 'check' | 'mail' | 'pause' | 'play' | 'x';

icons satisfies Record<Name, LucideIconData>;

/** A line icon by name, `size` pixels wide (24 by default). Decorative: hidden from screen readers. */
export const Icon = ({ name, size = 24 }: { name: Name; size?: number }) => (
  // The type of `name` ensures that the icon exists.
  // oxlint-disable-next-line import/namespace
  <LineIcon icon={icons[name]} size={size} strokeWidth={1.5} />
);
