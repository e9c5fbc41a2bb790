import type { Section } from '../../schema/section.ts';
import { Band, Stack, Split } from '../parts/band.tsx';
import { Heading4, SectionHeading } from '../parts/text.tsx';
import { WithPicture } from '../parts/image/with-picture.tsx';
import { styledByTheme } from '../parts/styles.ts';

const List = styledByTheme('ul', (theme) => ({
  '&:not(.one)': { [theme.breakpoints.up('sm')]: { columnCount: 2, columnGap: '3rem' } },
  [theme.breakpoints.up('md')]: { '&:not(.one):has(> :nth-of-type(3):last-of-type)': { columnCount: 3 } },
  '& > li': {
    breakInside: 'avoid',
    paddingBlock: theme.spacing(2),
    borderTop: `1px solid ${theme.tone.rule}`,
  },
  '& p': { marginTop: theme.spacing(0.5), color: theme.tone.soft },
}));

/** A list of types, methods, causes or applications. */
export default function FeatureList({ section }: { section: Section<'feature-list'> }) {
  const { heading, intro, items, image } = section;
  const opening = <SectionHeading heading={heading} intro={intro} />;
  const list = (
    <List className={image && 'one'}>
      {items.map(({ title, description }) => (
        <li key={title}>
          <Heading4 as="h3">{title}</Heading4>
          {description && <p>{description}</p>}
        </li>
      ))}
    </List>
  );
  return (
    <Band>
      {image ? (
        <WithPicture image={image} tall>
          <Stack>
            {opening}
            {list}
          </Stack>
        </WithPicture>
      ) : (
        <Split>
          {opening}
          {list}
        </Split>
      )}
    </Band>
  );
}
