import type { Path } from '../../../documents/read/document/path.ts';
import { unfinishedIn } from '../../../documents/read/site/unfinished.ts';
import type { OpenDocument } from '../../state/open-document.ts';

/** Returns the example text that follows a place of a document; after the last one, the first; undefined if there is none. */
export const findNextExample = ({ source, value }: OpenDocument, place: Path): Path | undefined => {
  const examples = [...unfinishedIn(value)];
  const offsetOf = (path: Path): number => source.offsets(path, 'value')[0];
  return examples.find((path) => offsetOf(path) > offsetOf(place)) ?? examples[0];
};
