import type { ReactNode } from 'react';
import { styledByTheme } from './themed.ts';

const Ground = styledByTheme('div', (theme) => ({
  position: 'relative',
  paddingBlock: theme.layout.section,
  paddingInline: theme.layout.margin,
  '&[data-band=dense]': { paddingBlock: theme.layout.sectionDense },
}));

type Props = {
  /** `dark` for the brand's dark background; by default the background of the section. */
  tone?: 'dark';
  /** Reduces the vertical padding, for reference content such as tables. */
  dense?: boolean;
  className?: string;
  children: ReactNode;
};

/** The outer container of a section: as wide as the window, with the content centered. */
export const Band = ({ tone, dense, className, children }: Props) => (
  <Ground data-tone={tone} data-band={dense ? 'dense' : ''} className={className}>
    {children}
  </Ground>
);

/** A band with less vertical padding. */
export const QuietBand = styledByTheme(Band, (theme) => ({ paddingBlock: theme.layout.stack }));
