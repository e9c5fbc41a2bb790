import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { Surroundings } from '../app.tsx';
import type { PageData } from '../context.tsx';
import { namesIn, type ServerStyles } from './emotion.ts';

/** Finished markup with the names of the rules that it needs, in the order in which they come. */
export type Rendered = { html: string; names: string[] };

/** What everything on a page is rendered from. */
export type Scene = { styles: ServerStyles; theme: Theme; site: Site; data: PageData };

/** Renders a part of a page by itself. */
export const renderPart = ({ styles, ...scene }: Scene, content: ReactNode): Rendered => {
  const html = renderToString(
    <Surroundings {...scene} cache={styles.cache}>
      {content}
    </Surroundings>,
  );
  return { html, names: [...styles.takeGlobal(), ...namesIn(html)] };
};
