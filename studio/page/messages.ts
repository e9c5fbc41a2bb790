import type { PageData } from '../../renderer/context.tsx';
import type { Site } from '../../schema/site.ts';

/** What was clicked on the page, as it stands there. */
export type Clicked = {
  /** Which of the sections of the page; nothing for header and footer. */
  section: number | undefined;
  isPicture: boolean;
  /** The words that were clicked, or the address of the picture. */
  words: string;
  /** Which of several equal ones of that section, counted from 0. */
  occurrence: number;
};

/** What the page in the frame is told. */
export type ToPage =
  | {
      type: 'show';
      site: Site;
      data: PageData;
      /** Whether the texts are ahead of what is shown, because they cannot be rendered as they are. */
      isBehind: boolean;
      /** What sections are called, in their order. */
      names: string[];
    }
  /** Brings a section into view and outlines it. */
  | { type: 'select'; section: number | undefined };

/** What the page in the frame tells. */
export type FromPage =
  | { type: 'ready' }
  | { type: 'clicked'; clicked: Clicked }
  | { type: 'followed'; address: string }
  | { type: 'failed'; reason: string }
  | { type: 'history'; step: 'undo' | 'redo' };
