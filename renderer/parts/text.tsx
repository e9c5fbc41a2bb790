import type { Theme } from '@mui/material/styles';
import { styledByTheme } from './styles.ts';
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

type SectionHeadingProps = {
  heading: string;
  intro?: string | undefined;
  /** Whether the heading is small, for a part of the section above. */
  minor?: boolean | undefined;
};

/** The heading of a section with its optional introduction. */
export const SectionHeading = ({ heading, intro, minor }: SectionHeadingProps) => (
  <Block>
    {minor ? <Heading3 as="h2">{heading}</Heading3> : <Heading2>{heading}</Heading2>}
    {intro && <RichText text={intro} />}
  </Block>
);
