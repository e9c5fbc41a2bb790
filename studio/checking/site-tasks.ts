import { editableSite, type EditableSite } from '../../documents/edit/editable-site.ts';
import { pagesOfPictures, replacePicture } from '../../documents/edit/find/picture-uses.ts';
import { replaceWords } from '../../documents/edit/find/replace-words.ts';
import { usesOf } from '../../documents/edit/find/uses.ts';
import { placesOfWords } from '../../documents/edit/find/words-said.ts';
import { menuPlaces } from '../../documents/edit/menus/menu-places.ts';
import { addPage, type NewPageOptions } from '../../documents/edit/new-page/add-page.ts';
import { incomingOf, parentOf, removePage, type Heirs } from '../../documents/edit/remove-page.ts';
import { renamePage } from '../../documents/edit/rename-page.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';

/** The texts that change; null takes a document away. */
type TextChanges = Map<string, string | null>;

/** What rests on all documents of the site, by name: each is given the documents and what is asked for. */
const tasks = {
  /** The names of the menus that can get a link. */
  menus: ({ site }: EditableSite): string[] => menuPlaces(site.document.value).map(({ name }) => name),
  addPage: (site: EditableSite, options: NewPageOptions): TextChanges => addPage(site, options),
  renamePage: (site: EditableSite, { from, to }: { from: string; to: string }): TextChanges => {
    const move = renamePage(site, from, to);
    return new Map<string, string | null>([[move.from, null], ...move.changes]);
  },
  /** What leads to a page, and the page that would take over from it. */
  incoming: (site: EditableSite, route: string) => {
    const { entries, links } = incomingOf(site, route);
    return { entries, links, heir: parentOf(site, route) };
  },
  removePage: (site: EditableSite, { route, heirs }: { route: string; heirs: Heirs }): TextChanges => {
    const { page, changes } = removePage(site, route, heirs);
    return new Map<string, string | null>([[page.path, null], ...changes]);
  },
  /** Where words are said, as a reader sees them. */
  words: (site: EditableSite, words: string) => placesOfWords(site, words),
  replaceWords: (site: EditableSite, { wanted, instead }: { wanted: string; instead: string }) =>
    replaceWords(site, wanted, instead),
  /** Which pages show each picture. */
  pagesOfPictures: (site: EditableSite) => pagesOfPictures(site),
  replacePicture: (site: EditableSite, { from, to }: { from: string; to: string }) =>
    replacePicture(site, from, to),
  /** Where a thing is used, such as a shared piece or a fact. */
  uses: (site: EditableSite, name: string) => usesOf(site, name),
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Tasks[N] extends (site: EditableSite, input: infer I) => unknown
  ? I
  : never;
export type TaskResult<N extends TaskName> = ReturnType<Tasks[N]>;

/**
 * Does what rests on all documents.
 * @throws EditRefusal when it cannot be done, in words for the editor
 */
export const runTask = async <N extends TaskName>(
  content: SiteContent,
  name: N,
  input: TaskInput<N>,
): Promise<TaskResult<N>> => {
  const site = await editableSite(content);
  const task = tasks[name] as unknown as (site: EditableSite, input: TaskInput<N>) => TaskResult<N>;
  return task(site, input);
};
