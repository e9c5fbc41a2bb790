import type { ReactNode } from 'react';
import { styledByTheme } from './themed.ts';

const Ground = styledByTheme('div', (theme) => ({
  position: 'relative',
  paddingBlock: theme.layout.section,
  paddingInline: theme.layout.margin,
  '&[data-dense]': { paddingBlock: theme.layout.sectionDense },
  '&[data-tone]': { backgroundColor: theme.tone.ground, color: theme.tone.ink },
  '&[data-tone=dark]': theme.tones.dark,
  // Not below an image or a dark band, which have no background in common with it.
  'section:not([data-section=wide-picture], :has(> [data-tone])) + [data-continues] > &': { paddingTop: 0 },
  'section:has(+ [data-continues]) > &:not([data-tone])': { paddingBottom: 'clamp(2.25rem, 5.5vw, 5.5rem)' },
  'section:has(> [data-tone=dark]) + section > &[data-tone=dark]': {
    borderTop: `1px solid ${theme.tone.rule}`,
  },
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
  <Ground data-tone={tone} data-dense={dense ? '' : undefined} className={className}>
    {children}
  </Ground>
);

/** A band with less vertical padding. */
export const QuietBand = styledByTheme(Band, (theme) => ({ paddingBlock: theme.layout.stack }));
