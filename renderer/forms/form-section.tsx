import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { Band } from '../parts/band.tsx';
import { SectionHeading } from '../parts/text/section-heading.tsx';

const Columns = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.layout.stack,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '5fr 7fr',
      alignItems: 'start',
      // What the form is for stays in view while it is filled in.
      '& > div:first-of-type': { position: 'sticky', top: `calc(${theme.layout.header} + 2rem)` },
    },
  })),
);

type Props = { heading: string; intro?: string | undefined; children: ReactNode };

/** A form with its heading above it, beside it where there is room. */
export const FormSection = ({ heading, intro, children }: Props) => (
  <Band>
    <Columns>
      <SectionHeading heading={heading} intro={intro} />
      {children}
    </Columns>
  </Band>
);
