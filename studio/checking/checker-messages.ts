import type { Problem } from '../../documents/problems/problem.ts';
import type { PictureFact } from '../../documents/read/site/picture.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { TaskName } from './site-tasks.ts';

/** What the thread that checks is told; `version` counts the states of the texts. */
export type ToChecker =
  | { type: 'site'; prefix: string; content: SiteContent; pictures: ReadonlyMap<string, PictureFact> }
  | { type: 'texts'; changes: [name: string, text: string | null][]; route: string; version: number }
  | { type: 'pictures'; pictures: ReadonlyMap<string, PictureFact> }
  | { type: 'task'; id: number; name: TaskName; input: unknown };

/** What can be rendered now. */
export type Rendered = {
  version: number;
  /** The page that is shown; nothing when its document cannot be rendered as it is. */
  page: Page | undefined;
  site: Site | undefined;
  /** The titles of all pages that can be rendered, by their routes. */
  titles: ReadonlyMap<string, string>;
};

/** What is known of the whole site. */
export type Known = {
  problems: Problem[];
  /** What the places on pages are called that links may lead to, by their addresses: `/contact#hours`. */
  places: ReadonlyMap<string, string>;
};

/** What it answers: first the page that is shown, then what is wrong with the whole site. */
export type FromChecker =
  | ({ type: 'page' } & Rendered)
  | ({ type: 'problems'; version: number } & Known)
  | { type: 'done'; id: number; result: unknown }
  | { type: 'refused'; id: number; reason: string };
