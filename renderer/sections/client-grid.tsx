import Card from '@mui/material/Card';
import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { columnsFor, Grid } from '../parts/grid.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Clients = styledByTheme(Grid, (theme) => ({
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: theme.layout.pair, gap: theme.spacing(1.5) },
}));

const Client = styledByTheme(Card, (theme) => ({
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
}));

/** Cards with the logos of clients; the logo's alternative text is the client's name. */
export default function ClientGrid({ section }: { section: Section<'client-grid'> }) {
  return (
    <TitledBand section={section}>
      <Clients columns={columnsFor(section.clients.length)}>
        {section.clients.map(({ name, image, kind }) => (
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
    </TitledBand>
  );
}
