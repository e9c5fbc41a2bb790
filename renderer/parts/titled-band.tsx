import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import { Actions } from './actions.tsx';
import { Band } from './band.tsx';
import { Split } from './split.tsx';
import { Stack } from './stack.tsx';
import { SectionHeading } from './text/section-heading.tsx';

type Props = {
  section: { heading: string; intro?: string | undefined; actions?: Link[] | undefined };
  /** The heading stands beside the content where there is room, instead of above it. */
  split?: boolean;
  /** Nearer to its neighbors: for what is looked up rather than read. */
  dense?: boolean;
  children: ReactNode;
};

/** What most sections are: a heading with its introduction, the content, and the buttons of the section. */
export const TitledBand = ({ section: { heading, intro, actions }, split, dense, children }: Props) => {
  const Frame = split ? Split : Stack;
  return (
    <Band dense={dense}>
      <Frame>
        <SectionHeading heading={heading} intro={intro} />
        {children}
        {actions && <Actions actions={actions} />}
      </Frame>
    </Band>
  );
};
