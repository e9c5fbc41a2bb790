import type { Section } from '../../schema/section.ts';
import { useSite } from '../context.tsx';
import { stretchedLink, MaybeLink } from '../parts/link.tsx';
import { QuietBand } from '../parts/band.tsx';
import { columnsFor, Grid } from '../parts/grid.tsx';
import { Icon } from '../parts/icon.tsx';
import { Heading3 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Row = styledByTheme(Grid, (theme) => ({
  gap: theme.spacing(3, 4),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: theme.layout.pair, gap: theme.spacing(2, 1.5) },
  '& li': { ...stretchedLink, display: 'flex', gap: theme.spacing(1.5), alignItems: 'center' },
  '& svg': { flex: 'none', color: theme.tone.accent },
  '& strong': { ...theme.typography.h4, display: 'block' },
  '& li:not(:has(svg)) strong': theme.typography.h3,
  '& small': { ...theme.typography.body2, display: 'block', color: theme.tone.soft },
  'h2 + &': { marginTop: theme.spacing(4) },
}));

/** A subtle row of short trust signals. The name of a review site links to the profile of the business there, if it has one. */
export default function Badges({ section }: { section: Section<'badges'> }) {
  const { sameAs = [] } = useSite().facts;
  const findProfile = (title: string) =>
    sameAs.find((url) => new URL(url).hostname.split('.').includes(title.toLowerCase()));
  return (
    <QuietBand>
      {section.heading && <Heading3 as="h2">{section.heading}</Heading3>}
      <Row columns={section.items.length === 4 ? 4 : columnsFor(section.items.length)}>
        {section.items.map(({ title, description, icon, href }) => (
          <li key={title}>
            {icon && <Icon name={icon} size={32} />}
            <span>
              <strong>
                <MaybeLink href={href ?? findProfile(title)}>{title}</MaybeLink>
              </strong>
              {description && <small>{description}</small>}
            </span>
          </li>
        ))}
      </Row>
    </QuietBand>
  );
}
