import type { ReactNode } from 'react';
import { styledByTheme } from './styles.ts';
import type { Image, Link } from '../../schema/fields.ts';
import { Actions } from './actions.tsx';
import { SectionHeading } from './text.tsx';

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

/** Stacks the parts of a section vertically with equal gaps. */
export const Stack = styledByTheme('div', (theme) => ({ display: 'grid', gap: theme.layout.stack }));

/** A heading on the left and its content on the right; one below the other in a narrow window. */
export const Split = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.layout.stack,
  // With large text, for which both columns would be too narrow, they wrap.
  '@media (min-width: 1024px)': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4rem',
    alignItems: 'start',
    '& > :not(* + *)': { flex: '1 1 16rem', maxWidth: 'max(16rem, (100% - 4rem) / 3)' },
    '& > * + *': { flex: '2 1 32rem', minWidth: 0 },
  },
}));

type TitledProps = {
  section: { heading: string; intro?: string; image?: Image; actions?: Link[] };
  /** Whether the heading, with the image of the section, is next to the content on wide screens, instead of above it. */
  split?: boolean;
  /** Reduces the vertical padding, for reference content such as tables. */
  dense?: boolean;
  /** Whether the heading is small, for a part of the section above. */
  minor?: boolean | undefined;
  children?: ReactNode;
};

/** The structure of most sections: heading and introduction, content, and buttons. */
export const TitledBand = ({
  section: { heading, intro, image, actions },
  split,
  dense,
  minor,
  children,
}: TitledProps) => {
  const Frame = split ? Split : Stack;
  return (
    <Band dense={dense}>
      <Frame>
        <SectionHeading heading={heading} intro={intro} image={split ? image : undefined} minor={minor} />
        {children}
        {actions && <Actions actions={actions} />}
      </Frame>
    </Band>
  );
};
