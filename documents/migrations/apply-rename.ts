import { setIn } from '../edit/text/expected-values.ts';
import { getIn, isDeepEqual, type Path } from '../read/document/path.ts';
import type { Rename } from './migration.ts';

/** Returns the value of a document with a renamed field. */
export const applyRename = (value: unknown, { mappingPath, from, to }: Rename): unknown => {
  const fields = Object.entries(Object(getIn(value, mappingPath)) as object);
  const renamed = fields.map(([name, child]) => [name === from ? to : name, child as unknown]);
  return setIn(value, mappingPath, Object.fromEntries(renamed));
};

/** Returns the path that a value had before a field was renamed. */
export const pathBeforeRename = ({ mappingPath, from, to }: Rename, path: Path): Path => {
  const { length } = mappingPath;
  const isRenamed = path[length] === to && isDeepEqual(path.slice(0, length), mappingPath);
  return isRenamed ? path.with(length, from) : path;
};
