import type { Theme } from '@mui/material/styles';
import type { Image } from '../../schema/fields.ts';
import { Picture } from './image/picture.tsx';
import { coverImage, styledByTheme } from './styles.ts';
import { parseRichText, type Inline } from './parse-rich-text.ts';

type Variant = 'h1' | 'h2' | 'h3' | 'h4' | 'subtitle1';

const variantStyles = (name: Variant) => (theme: Theme) => ({ margin: 0, ...theme.typography[name] });

// These use the styles of MUI's Typography variants. Typography itself takes three times as long to render.
/** The heading of a page. */
export const Heading1 = styledByTheme('h1', variantStyles('h1'));
/** The heading of a section. */
export const Heading2 = styledByTheme('h2', variantStyles('h2'));
/** The heading of a part of a section. Use `as` if the level differs from the style: `<Heading3 as="h2">`. */
export const Heading3 = styledByTheme('h3', variantStyles('h3'));
/** The heading of a small element, such as a list item. */
export const Heading4 = styledByTheme('h4', variantStyles('h4'));

/** The sentence below the heading of a page. */
export const Tagline = styledByTheme('p', variantStyles('subtitle1'));

const renderInline = (node: Inline, index: number) => {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'bold':
      return <strong key={index}>{node.children.map(renderInline)}</strong>;
    case 'link':
      return (
        <a key={index} href={node.href}>
          {node.children.map(renderInline)}
        </a>
      );
  }
};

/** Renders the text of a `richText` field as one line, such as a label. */
export const RichLine = ({ text }: { text: string }) => parseRichText(text).flat().map(renderInline);

/** Renders the text of a `richText` field: paragraphs with **bold** and [links](/page). Other markup is rendered as text. */
export const RichText = ({ text }: { text: string }) =>
  parseRichText(text).map((paragraph, index) => <p key={index}>{paragraph.map(renderInline)}</p>);

const Block = styledByTheme('div', (theme) => ({
  maxWidth: '48rem',
  '& p': { ...theme.typography.subtitle1, marginTop: theme.spacing(2), color: theme.tone.soft },
}));

/** With an image: in a wide window it is below the heading, and the column stays in view beside long content. */
const Pictured = styledByTheme(Block, (theme) => ({
  // With large text, for which the heading would be too narrow, the image is below it.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.spacing(0, 2.5),
  '& h2': { flex: '1 1 8rem' },
  '& p': { flexBasis: '100%' },
  '& img': {
    ...coverImage,
    flex: '0 0 clamp(5rem, 24vw, 9rem)',
    aspectRatio: '1',
    borderRadius: theme.shape.borderRadius,
  },
  '@media (min-width: 1024px)': {
    display: 'block',
    position: 'sticky',
    top: theme.layout.header,
    '& img': { marginTop: theme.spacing(2), aspectRatio: 'auto' },
  },
}));

type SectionHeadingProps = {
  heading: string;
  intro?: string | undefined;
  /** Whether the heading is small, for a part of the section above. */
  minor?: boolean | undefined;
  /** An image below the heading, for a column beside the content. */
  image?: Image | undefined;
};

/** The heading of a section with its optional introduction and image. */
export const SectionHeading = ({ heading, intro, minor, image }: SectionHeadingProps) => {
  const Frame = image ? Pictured : Block;
  return (
    <Frame>
      {minor ? <Heading3 as="h2">{heading}</Heading3> : <Heading2>{heading}</Heading2>}
      {image && <Picture image={image} sizes="(min-width: 1024px) 30vw, 24vw 1/1" />}
      {intro && <RichText text={intro} />}
    </Frame>
  );
};
