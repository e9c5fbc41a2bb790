import type { Section } from '../../schema/section.ts';
import { Actions } from '../parts/actions.tsx';
import { Band, Split } from '../parts/band.tsx';
import { Heading2, RichText } from '../parts/text.tsx';
import { WithPicture } from '../parts/image/with-picture.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Text = styledByTheme('div', (theme) => ({
  maxWidth: theme.layout.measure,
  '& p + p': { marginTop: '1em' },
  '& > p:first-of-type': theme.typography.subtitle1,
  '& > h2 + p': { marginTop: theme.spacing(3) },
  '& > div': { marginTop: theme.spacing(4) },
}));

/** A heading and paragraphs with an optional image next to them. */
export default function Prose({ section }: { section: Section<'prose'> }) {
  const { heading, text, image, actions } = section;
  const title = <Heading2>{heading}</Heading2>;
  const words = (
    <>
      <RichText text={text} />
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
