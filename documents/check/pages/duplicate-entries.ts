import { toProblem } from '../../problems/legacy.ts';
import { childOf, entriesOf, isFields, type Path } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { isEqual } from '../../read/document/is-equal.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';

/** What tells an entry from the others of its list: itself, its question or its title. */
const wordsOf = (entry: unknown): [Path, string] | undefined => {
  if (typeof entry === 'string') return [[], entry];
  const field = ['question', 'title', 'name'].find((name) => typeof childOf(entry, name) === 'string');
  return field === undefined ? undefined : [[field], String(childOf(entry, field))];
};

/** An entry that has the words of one before it, and whether all of it is the same. */
type Twin = { path: Path; words: string; isCopy: boolean };

function* twinsIn(list: unknown[], path: Path): Generator<Twin> {
  const seen = new Map<string, unknown>();
  for (const [index, entry] of list.entries()) {
    const [inner, words] = wordsOf(entry) ?? [];
    if (inner === undefined || words === undefined || isUnfinished(words)) continue;
    const plain = words.trim().toLowerCase();
    if (seen.has(plain))
      yield {
        path: [...path, index, ...inner],
        words: words.trim(),
        isCopy: isEqual(seen.get(plain), entry),
      };
    else seen.set(plain, entry);
  }
}

/** Entries of a list in a section that stand in it twice, as a copy that was never changed does. */
export function* checkTwins({ pages, shared }: SiteModel): Generator<Problem> {
  const lists = (section: unknown, path: Path) =>
    Object.entries(isFields(section) ? section : {}).flatMap(([name, list]) => [
      ...twinsIn(entriesOf(list), [...path, name]),
    ]);
  for (const document of [...pages.map((page) => page.document), ...shared.values()]) {
    const sections: [unknown, Path][] =
      document.kind === 'section'
        ? [[document.value, []]]
        : entriesOf(childOf(document.value, 'sections')).map((section, index) => [
            section,
            ['sections', index],
          ]);
    for (const { path, words, isCopy } of sections.flatMap(([section, start]) => lists(section, start))) {
      const message = `"${words}" stands in this list twice`;
      const fix = isCopy
        ? 'Remove one of the two, or write what it is meant to say.'
        : 'Write in one of the two what it is meant to say, or bring the words of both together in one.';
      yield toProblem(document, { code: 'entry-twice', path, message, fix });
    }
  }
}
