import { finding, toProblem } from '../../problems/finding.ts';
import { sectionsOf } from '../../read/document/site-document.ts';
import { childOf, entriesOf, isFields, type Path } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { isEqual } from '../../read/document/is-equal.ts';
import type { SiteModel } from '../site-model.ts';
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

/** Entries of a list in a section that are in it twice, as a copy that was never changed is. */
export function* checkTwins({ pages, shared }: SiteModel): Generator<Problem> {
  for (const document of [...pages.map((page) => page.document), ...shared.values()])
    for (const [start, section] of sectionsOf(document))
      for (const [name, list] of Object.entries(isFields(section) ? section : {}))
        for (const { path, words, isCopy } of twinsIn(entriesOf(list), [...start, name])) {
          const params = { cause: isCopy ? 'equal-entry' : 'entry', text: words } as const;
          yield toProblem(document, finding('entry-twice', path, params));
        }
}
