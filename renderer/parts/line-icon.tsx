import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';

type Props = { icon: LucideIconData; size?: number; strokeWidth?: number };

/** A line icon. Decorative: hidden from screen readers. */
export const LineIcon = ({ icon, size = 24, strokeWidth = 2 }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {icon.node.map(([shape, attributes]) => createElement(shape, attributes))}
  </svg>
);
