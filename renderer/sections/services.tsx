import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { Cards } from '../parts/cards.tsx';
import { MaybeLink, stretchedLink } from '../parts/link.tsx';
import { Heading4 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Rows = styledByTheme('ul', (theme) => ({
  '& > li': {
    ...stretchedLink,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.tone.rule}`,
  },
  '& p': { marginLeft: 'auto', color: theme.tone.soft },
}));

/** Services, each on a card, or in rows next to the image of the section. */
export default function Services({ section }: { section: Section<'services'> }) {
  return (
    <TitledBand section={section} split={!!section.image} minor={!!section.image}>
      {section.image ? (
        <Rows>
          {section.items.map(({ title, description, href }) => (
            <li key={href ?? title}>
              <Heading4 as="h3">
                <MaybeLink href={href}>{title}</MaybeLink>
              </Heading4>
              <p>{description}</p>
            </li>
          ))}
        </Rows>
      ) : (
        <Cards items={section.items} portraits={section.portraits} />
      )}
    </TitledBand>
  );
}
