import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { columnsFor, Grid } from '../parts/grid.tsx';
import { Picture } from '../parts/picture/picture.tsx';
import { SectionHeading } from '../parts/text/section-heading.tsx';
import { Stack } from '../parts/stack.tsx';

const Clients = styled(Grid)(
  memoTheme(({ theme }) => ({
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: theme.layout.pair, gap: theme.spacing(1.5) },
  })),
);

const Client = styled(Card)(
  memoTheme(({ theme }) => ({
    height: '100%',
    padding: 'clamp(1rem, 4vw, 2.5rem) clamp(1rem, 3vw, 2rem) 1.25rem',
    '& img': { width: '100%', height: 88, objectFit: 'contain', objectPosition: 'left center' },
    '& p': {
      ...theme.typography.body2,
      marginTop: 'clamp(0.75rem, 3vw, 2rem)',
      paddingTop: theme.spacing(2),
      borderTop: `1px solid ${theme.tone.rule}`,
      color: theme.tone.soft,
    },
  })),
);

/** Cards with the logos of clients; the logo's alternative text is the client's name. */
export default function ClientGrid({ section }: { section: Section<'client-grid'> }) {
  const { heading, intro, clients } = section;
  return (
    <Band>
      <Stack>
        <SectionHeading heading={heading} intro={intro} />
        <Clients columns={columnsFor(clients.length)}>
          {clients.map(({ name, image, kind }) => (
            <li key={name}>
              <Client>
                <h3>
                  <Picture image={{ src: image, alt: name }} sizes="300px" />
                </h3>
                {kind && <p>{kind}</p>}
              </Client>
            </li>
          ))}
        </Clients>
      </Stack>
    </Band>
  );
}
