import { Source } from '../read/document/source.ts';
import { computeSimilarity, countWords, pairMostSimilar } from './similarity.ts';
import { diffValues, type ValueChange } from './diff-values.ts';

/** Texts of a site's documents and serialized image infos, by file name. */
type Texts = ReadonlyMap<string, string>;

/** Changes of one file between two versions of a site. */
export type FileDiff = {
  /** Its current name, or its former name if it was removed. */
  file: string;
  kind: 'added' | 'removed' | 'renamed' | 'changed';
  /** Its former name, if it was renamed. */
  from?: string;
  /** Old and new value; undefined if the file does not exist or cannot be parsed. */
  before: unknown;
  after: unknown;
  /** Changed values; empty if only comments or formatting differ, or if one version cannot be parsed. */
  changes: ValueChange[];
};

/** From this similarity on, a removed page and a new one count as one page with another route. */
const renameThreshold = 0.6;

const isDocument = (name: string): boolean => /\.ya?ml$/i.test(name);

/** Returns the value of a document; undefined if it cannot be parsed. */
const parseValue = (name: string, text: string | undefined): unknown => {
  if (text === undefined || !isDocument(name)) return undefined;
  const { document } = new Source(name, text).parse();
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    // Its aliases would expand to more than any page contains.
    return undefined;
  }
};

/** Returns pages that moved to another route, by former name. */
const findRenames = (removed: Map<string, unknown>, added: Map<string, unknown>): Map<string, string> => {
  const oldPages = [...removed].map(([name, value]) => ({ name, words: countWords(value) }));
  const pairs = [...added].flatMap(([to, value]) => {
    const newWords = countWords(value);
    return oldPages.map(({ name, words }) => ({
      from: name,
      to,
      similarity: computeSimilarity(words, newWords),
    }));
  });
  return pairMostSimilar(pairs.filter(({ similarity }) => similarity >= renameThreshold));
};

/** Compares two versions of a site, file by file in the order of their names. Lists every file whose text differs. */
export const diffSites = (before: Texts, after: Texts): FileDiff[] => {
  const parseValues = (names: Iterable<string>, texts: Texts) =>
    new Map(Array.from(names, (name) => [name, parseValue(name, texts.get(name))]));
  const removed = parseValues(
    [...before.keys()].filter((name) => !after.has(name)),
    before,
  );
  const added = parseValues(
    [...after.keys()].filter((name) => !before.has(name)),
    after,
  );
  const documents = (all: Map<string, unknown>) => new Map([...all].filter(([name]) => isDocument(name)));
  const moved = findRenames(documents(removed), documents(added));
  const formerNames = new Map(Array.from(moved, ([from, to]) => [to, from]));
  const diffTexts = (file: string, from = file): FileDiff => {
    const [oldValue, newValue] = [parseValue(from, before.get(from)), parseValue(file, after.get(file))];
    const changes =
      oldValue === undefined || newValue === undefined ? [] : [...diffValues(oldValue, newValue)];
    const kind = from === file ? ({ kind: 'changed' } as const) : ({ kind: 'renamed', from } as const);
    return { file, ...kind, before: oldValue, after: newValue, changes };
  };
  const diffFile = (file: string): FileDiff[] => {
    const from = formerNames.get(file);
    if (from !== undefined) return [diffTexts(file, from)];
    if (moved.has(file) || before.get(file) === after.get(file)) return [];
    if (!before.has(file))
      return [{ file, kind: 'added', before: undefined, after: added.get(file), changes: [] }];
    if (!after.has(file))
      return [{ file, kind: 'removed', before: removed.get(file), after: undefined, changes: [] }];
    return [diffTexts(file)];
  };
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(diffFile);
};
