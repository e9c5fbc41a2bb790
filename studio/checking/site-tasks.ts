import { editableSite, type EditableSite } from '../../documents/edit/editable-site.ts';
import { pagesOfPictures, replacePicture } from '../../documents/edit/find/picture-uses.ts';
import { replaceWords } from '../../documents/edit/find/replace-words.ts';
import { placesOfWords } from '../../documents/edit/find/words-said.ts';
import { addPage, type NewPageOptions } from '../../documents/edit/new-page/add-page.ts';
import { copiedPageText } from '../../documents/edit/new-page/copied-page.ts';
import { incomingOf, parentOf, removePage, type Heirs } from '../../documents/edit/remove-page.ts';
import { renamePage } from '../../documents/edit/rename-page.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';

/** The texts that change; null takes a document away. */
type TextChanges = Map<string, string | null>;

/** What rests on all documents of the site, by name: each is given the documents and what is asked for. */
const tasks = {
  addPage: (site: EditableSite, options: NewPageOptions): TextChanges => addPage(site, options),
  copyPage: (site: EditableSite, options: NewPageOptions): TextChanges =>
    addPage(site, options, copiedPageText),
  renamePage: (site: EditableSite, from: string, to: string): TextChanges => {
    const move = renamePage(site, from, to);
    return new Map<string, string | null>([[move.from, null], ...move.changes]);
  },
  /** What leads to a page, and the page that would take over from it. */
  incoming: (site: EditableSite, route: string) => {
    const { entries, links } = incomingOf(site, route);
    return { entries, links, heir: parentOf(site, route) };
  },
  removePage: (site: EditableSite, route: string, heirs: Heirs): TextChanges => {
    const { page, changes } = removePage(site, route, heirs);
    return new Map<string, string | null>([[page.path, null], ...changes]);
  },
  placesOfWords,
  replaceWords,
  pagesOfPictures,
  replacePicture,
} as const;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Tasks[N] extends (
  site: EditableSite,
  ...input: infer I
) => unknown
  ? I
  : never;
export type TaskResult<N extends TaskName> = ReturnType<Tasks[N]>;

/**
 * Does what rests on all documents.
 * @throws EditRefusal when it cannot be done, in words for the editor
 */
export const runTask = async <N extends TaskName>(content: SiteContent, name: N, input: TaskInput<N>) => {
  const task = tasks[name] as unknown as (site: EditableSite, ...input: TaskInput<N>) => TaskResult<N>;
  return task(await editableSite(content), ...input);
};
