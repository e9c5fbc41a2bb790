import { Source } from '../read/document/source.ts';
import { similarity, countWords, pairMostSimilar } from './similarity.ts';
import { diffValues, type ValueChange } from './diff-values.ts';

/** The texts of a site's documents, and the lines of its pictures, by their names. */
type Texts = ReadonlyMap<string, string>;

/** What was done to one file of a site. */
export type FileDiff = {
  /** Its name now, or what it was when it is removed. */
  file: string;
  kind: 'added' | 'removed' | 'renamed' | 'changed';
  /** Its former name, when it is renamed. */
  from?: string;
  /** What it said and what it says; undefined where it was not there or cannot be read. */
  before: unknown;
  after: unknown;
  /** What differs in what it says; nothing where only notes or the way of writing do, or where one cannot be read. */
  changes: ValueChange[];
};

/** From this share of common words on, a page that is gone and one that is new are one page with another address. */
const isOnePage = 0.6;

const isDocument = (name: string): boolean => /\.ya?ml$/i.test(name);

/** What a document says; nothing when it cannot be read. */
const valueOf = (name: string, text: string | undefined): unknown => {
  if (text === undefined || !isDocument(name)) return undefined;
  const { document } = new Source(name, text).parse();
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    // Its aliases would make it larger than any page is.
    return undefined;
  }
};

/** Pages that got another address, by their former names. */
const renames = (gone: Map<string, unknown>, made: Map<string, unknown>): Map<string, string> => {
  const said = [...gone].map(([name, value]) => ({ name, said: countWords(value) }));
  const pairs = [...made].flatMap(([to, value]) => {
    const own = countWords(value);
    return said.map(({ name, said }) => ({ from: name, to, like: similarity(said, own) }));
  });
  return pairMostSimilar(pairs.filter(({ like }) => like >= isOnePage));
};

/**
 * What differs between two states of a site, file by file in the order of their names. Equal texts give nothing, and every
 * file whose text differs is told of.
 */
export const diffSites = (before: Texts, after: Texts): FileDiff[] => {
  const values = (names: Iterable<string>, texts: Texts) =>
    new Map(Array.from(names, (name) => [name, valueOf(name, texts.get(name))]));
  const gone = values(
    [...before.keys()].filter((name) => !after.has(name)),
    before,
  );
  const made = values(
    [...after.keys()].filter((name) => !before.has(name)),
    after,
  );
  const documents = (all: Map<string, unknown>) => new Map([...all].filter(([name]) => isDocument(name)));
  const moved = renames(documents(gone), documents(made));
  const formerNames = new Map(Array.from(moved, ([from, to]) => [to, from]));
  const changed = (file: string, from = file): FileDiff => {
    const [one, other] = [valueOf(from, before.get(from)), valueOf(file, after.get(file))];
    const changes = one === undefined || other === undefined ? [] : [...diffValues(one, other)];
    const kind = from === file ? ({ kind: 'changed' } as const) : ({ kind: 'renamed', from } as const);
    return { file, ...kind, before: one, after: other, changes };
  };
  const of = (file: string): FileDiff[] => {
    const from = formerNames.get(file);
    if (from !== undefined) return [changed(file, from)];
    if (moved.has(file) || before.get(file) === after.get(file)) return [];
    if (!before.has(file))
      return [{ file, kind: 'added', before: undefined, after: made.get(file), changes: [] }];
    if (!after.has(file))
      return [{ file, kind: 'removed', before: gone.get(file), after: undefined, changes: [] }];
    return [changed(file)];
  };
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(of);
};
