import type { ReactNode } from 'react';
import { styledByTheme } from './themed.ts';

const Ground = styledByTheme('div', (theme) => ({
  position: 'relative',
  paddingBlock: theme.layout.section,
  paddingInline: theme.layout.margin,
  '&[data-dense]': { paddingBlock: theme.layout.sectionDense },
  '&[data-tone]': { backgroundColor: theme.tone.ground, color: theme.tone.ink },
  '&[data-tone=dark]': theme.tones.dark,
  'section:has(> [data-tone=dark]) + section > &[data-tone=dark]': {
    borderTop: `1px solid ${theme.tone.rule}`,
  },
}));

type Props = {
  /** `dark` is the green band; without a tone the ground is the section's own. */
  tone?: 'dark';
  /** Nearer to its neighbours: for what is looked up rather than read. */
  dense?: boolean;
  className?: string;
  children: ReactNode;
};

/** What a section stands in: the full width of the window, with the content in its middle 1200 px. */
export const Band = ({ tone, dense, className, children }: Props) => (
  <Ground data-tone={tone} data-dense={dense ? '' : undefined} className={className}>
    {children}
  </Ground>
);

/** A band with less space above and below. */
export const QuietBand = styledByTheme(Band, (theme) => ({ paddingBlock: theme.layout.stack }));
