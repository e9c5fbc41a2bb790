import { EditorView } from '@codemirror/view';
import type { Path } from '../../documents/read/document/path.ts';
import { offsetOf, pathAt } from '../problems/place-of-problem.ts';
import type { Studio } from '../state/studio.ts';
import { realOffset, shownOffset } from './line-ends.ts';
import type { TextEditor } from './text-editor.ts';

const isSame = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((step, index) => step === other[index]);

/**
 * Keeps the cursor where the Studio looks: what is chosen elsewhere gets the cursor (not the focus), and where the
 * cursor rests is what is looked at.
 * @returns `rested`, to be told when the cursor has come to rest, and `end`
 */
export const sameCursor = (studio: Studio, file: string, { view }: TextEditor) => {
  let isOwn = false;

  const follow = (): void => {
    const looked = studio.view.snapshot();
    const document = studio.document(file);
    if (isOwn || looked.file !== file || looked.path.length === 0 || !document) return;
    const { source } = document;
    const offset = shownOffset(source.text, offsetOf(source, source.find(looked.path, 'value')));
    const anchor = Math.min(offset, view.state.doc.length);
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  };

  const rested = (): void => {
    const document = studio.document(file);
    // What is begun and cannot be read yet leads nowhere.
    if (!document || document.value === undefined || !view.hasFocus) return;
    const path = pathAt(document.source, realOffset(document.source.text, view.state.selection.main.head));
    if (isSame(path, studio.view.snapshot().path)) return;
    isOwn = true;
    studio.view.choose({ file, path });
    isOwn = false;
  };

  follow();
  return { rested, end: studio.view.subscribe(follow) };
};
