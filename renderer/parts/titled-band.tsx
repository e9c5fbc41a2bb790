import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import { Actions } from './actions.tsx';
import { Band } from './band.tsx';
import { Split } from './split.tsx';
import { Stack } from './stack.tsx';
import { SectionHeading } from './text/section-heading.tsx';

type Props = {
  section: { heading: string; intro?: string | undefined; actions?: Link[] | undefined };
  /** Whether the heading is next to the content on wide screens, instead of above it. */
  split?: boolean;
  /** Reduces the vertical padding, for reference content such as tables. */
  dense?: boolean;
  children: ReactNode;
};

/** The structure of most sections: heading and introduction, content, and buttons. */
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
