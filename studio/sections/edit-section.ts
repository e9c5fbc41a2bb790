import { nodeAt } from '../../documents/check/schema/schema-at.ts';
import { childOf } from '../../documents/read/document/path.ts';
import { schemas, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { fieldEdits } from '../form/state/field-edits.ts';
import { listEdits } from '../form/state/list-edits.ts';
import type { Studio } from '../state/studio.ts';
import type { EntryAction } from './section-tools.ts';

const root = schemas.page;
const path = ['sections'];
const node = nodeAt(root, undefined, path) as SchemaNode;

/** Does something to a section of the page that is shown, and looks at the section that stands at the place then. */
export const editSection = (studio: Studio, action: EntryAction, index: number): void => {
  const file = studio.view.fileOf() ?? '';
  const value = childOf(studio.document(file)?.value, 'sections');
  const edits = fieldEdits(studio, file, root, (refusal) => refusal && studio.notice.set(refusal.said));
  const list = listEdits({ root, edits }, { path, node, value }, ({ at = Math.max(0, index - 1) }) =>
    studio.view.choose({ file, path: [...path, at] }),
  );
  list[action](index);
};
