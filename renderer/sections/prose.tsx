import type { Section } from '../../schema/section.ts';
import { Actions } from '../parts/actions.tsx';
import { Band, Split } from '../parts/band.tsx';
import { Heading2, Heading3, RichText } from '../parts/text.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { WithPicture } from '../parts/image/with-picture.tsx';
import { Facts } from '../parts/prices/facts.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Text = styledByTheme('div', (theme) => ({
  maxWidth: theme.layout.measure,
  '& p + p': { marginTop: '1em' },
  '& > p:first-of-type': theme.typography.subtitle1,
  '& > h2 + p': { marginTop: theme.spacing(3) },
  '& > div': { marginTop: theme.spacing(4) },
}));

const Blocks = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > div': { display: 'grid', gap: theme.spacing(2), minWidth: 0 },
  '& ul, & ol': { paddingLeft: '1.5em', listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: theme.spacing(1) },
  '& li::marker': { color: theme.tone.accent },
  '& blockquote': { paddingLeft: theme.spacing(3), borderLeft: `2px solid ${theme.tone.accent}` },
  '& figcaption': { ...theme.typography.body2, paddingLeft: theme.spacing(3.25), color: theme.tone.soft },
  '& img': { width: '100%', height: 'auto', borderRadius: theme.shape.borderRadius },
}));

type ProseBlock = NonNullable<Section<'prose'>['blocks']>[number];

const Block = ({
  block: { heading, text, points, numbered, quote, image, table },
}: {
  block: ProseBlock;
}) => {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div>
      {heading && <Heading3>{heading}</Heading3>}
      {text && (
        <div>
          <RichText text={text} />
        </div>
      )}
      {points && (
        <List>
          {points.map((point) => (
            <li key={point}>
              <RichText text={point} />
            </li>
          ))}
        </List>
      )}
      {quote && (
        <figure>
          <blockquote>
            <RichText text={quote.text} />
          </blockquote>
          {quote.source && <figcaption>{quote.source}</figcaption>}
        </figure>
      )}
      {image && <Picture image={image} sizes="(min-width: 768px) 43rem, 92vw" />}
      {table && <Facts {...table} />}
    </div>
  );
};

/** A heading and paragraphs with an optional image next to them. */
export default function Prose({ section }: { section: Section<'prose'> }) {
  const { heading, text, blocks, image, actions } = section;
  const title = <Heading2>{heading}</Heading2>;
  const words = (
    <>
      <RichText text={text} />
      {blocks && (
        <Blocks>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </Blocks>
      )}
      {actions && <Actions actions={actions} />}
    </>
  );
  return (
    <Band>
      {image ? (
        <WithPicture image={image}>
          <Text>
            {title}
            {words}
          </Text>
        </WithPicture>
      ) : (
        <Split>
          {title}
          <Text>{words}</Text>
        </Split>
      )}
    </Band>
  );
}
