import { getIn, type Path } from '../read/document/path.ts';
import type { Source } from '../read/document/source.ts';
import { parseEditable } from './text/editable-document.ts';
import { diffText, type Edit } from './text/edits.ts';
import { setIn } from './text/expected-values.ts';
import { writeValue } from './write-value.ts';

/**
 * Returns the edits that replace an image. They remove the focal point of the former one, and empty its alternative text
 * unless it is "decorative", so that the check asks for a new one.
 * @param path path of its name
 * @throws EditError if the document cannot be changed safely as it is written
 */
export const setImage = (source: Source, path: Path, name: string): Edit[] => {
  const { value } = parseEditable(source);
  const former = getIn(value, path);
  if (former === name) return [];
  const { focus: _, ...image } = Object(getIn(value, path.slice(0, -1))) as Record<string, unknown>;
  const isDescribed = former !== undefined && ![undefined, 'decorative'].includes(image['alt'] as string);
  const next = { ...image, [String(path.at(-1))]: name, ...(isDescribed && { alt: '' }) };
  return [diffText(source.text, writeValue(source, setIn(value, path.slice(0, -1), next)))];
};
