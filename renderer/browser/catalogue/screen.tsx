import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  /** What the screen shows, for those who do not see it. */
  title: string;
  name: string;
  width: number;
  scale: number;
  /** Draws into the document of the screen, whose head is given. */
  children: (head: HTMLElement) => ReactNode;
};

/** A document of its own, so that rules for narrow and wide screens see its width; links leave it. */
const empty = '<!doctype html><html lang="en"><head><base target="_top"></head><body></body></html>';

/** A screen of a given width, shown smaller where it would not fit, as high as what is on it. */
export const Screen = ({ title, name, width, scale, children }: Props) => {
  const [screen, setScreen] = useState<Document>();
  const [height, setHeight] = useState(320);
  const begin = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentDocument) return;
    const fonts = document.getElementById('fonts');
    if (fonts) contentDocument.head.append(fonts.cloneNode(true));
    const measure = () => setHeight(Math.max(contentDocument.body.scrollHeight, 1));
    new ResizeObserver(measure).observe(contentDocument.body);
    setScreen(contentDocument);
  };
  return (
    <figure style={{ width: width * scale }}>
      <figcaption>
        {name}, {width} pixels
      </figcaption>
      <div style={{ height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds what this very page draws */}
        <iframe
          title={`${title}, ${name}`}
          srcDoc={empty}
          onLoad={begin}
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {screen && createPortal(children(screen.head), screen.body)}
      </div>
    </figure>
  );
};
