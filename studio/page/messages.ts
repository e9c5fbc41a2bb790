import type { PageData } from '../../renderer/context.tsx';
import type { Section } from '../../schema/section.ts';
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

/** What can be done to a section where it stands. */
export const sectionActions = ['add', 'up', 'down', 'copy', 'hide', 'remove'] as const;
export type SectionAction = (typeof sectionActions)[number];

/** What the page in a frame is told. */
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
  /** Shows one section with nothing around it. */
  | { type: 'part'; site: Site; data: PageData; section: Section }
  /** Brings a section into view and outlines it. */
  | { type: 'select'; section: number | undefined };

/** What the page in a frame tells. */
export type FromPage =
  | { type: 'ready' }
  | { type: 'clicked'; clicked: Clicked }
  | { type: 'section'; action: SectionAction; index: number }
  | { type: 'followed'; address: string }
  | { type: 'failed'; reason: string }
  | { type: 'history'; step: 'undo' | 'redo' };
