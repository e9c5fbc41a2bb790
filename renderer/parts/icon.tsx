import type { LucideIconData } from '@lucide/icons';
import type { IconName } from '../../schema/fields.ts';
import * as icons from './icon-data.ts';
import { LineIcon } from './line-icon.tsx';

icons satisfies Record<IconName, LucideIconData>;

/** A line icon by name, `size` pixels wide (24 by default). Decorative: hidden from screen readers. */
export const Icon = ({ name, size = 24 }: { name: keyof typeof icons; size?: number }) => (
  // The type of `name` ensures that the icon exists.
  // oxlint-disable-next-line import/namespace
  <LineIcon icon={icons[name]} size={size} strokeWidth={1.5} />
);
