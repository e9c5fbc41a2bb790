import { parseRichText, type Inline } from './parse-rich-text.ts';

const render = (piece: Inline, index: number) => {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'bold':
      return <strong key={index}>{piece.children.map(render)}</strong>;
    case 'link':
      return (
        <a key={index} href={piece.href}>
          {piece.children.map(render)}
        </a>
      );
  }
};

/** The text of a `richText` field: paragraphs with **bold** and [links](/page). Everything else in it is text. */
export const RichText = ({ text }: { text: string }) =>
  parseRichText(text).map((paragraph, index) => <p key={index}>{paragraph.map(render)}</p>);
