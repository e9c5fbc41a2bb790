import { getIn, type Path } from '../../../documents/read/document/path.ts';
import { unfinishedIn } from '../../../documents/read/site/unfinished.ts';

/** Compares two places by their order in a document; a group comes before its fields. */
const comparePlaces = (document: unknown, a: Path, b: Path): number => {
  const depth = a.findIndex((key, index) => key !== b[index]);
  if (depth === -1 || depth >= b.length) return a.length - b.length;
  const keys = Object.keys(Object(getIn(document, a.slice(0, depth))));
  return keys.indexOf(String(a[depth])) - keys.indexOf(String(b[depth]));
};

/** Returns the example text that follows a place of a document; after the last one, the first; undefined if there is none. */
export const findNextExample = (document: unknown, place: Path): Path | undefined => {
  const examples = [...unfinishedIn(document)];
  return examples.find((path) => comparePlaces(document, path, place) > 0) ?? examples[0];
};
