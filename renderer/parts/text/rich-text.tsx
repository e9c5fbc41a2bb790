import { parseRichText, type Inline } from './parse-rich-text.ts';

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

/** Renders the text of a `richText` field: paragraphs with **bold** and [links](/page). Other markup is rendered as text. */
export const RichText = ({ text }: { text: string }) =>
  parseRichText(text).map((paragraph, index) => <p key={index}>{paragraph.map(renderInline)}</p>);
