import { EditorView } from '@codemirror/view';
import { pathAt } from '../problems/place-of-problem.ts';
import type { Studio } from '../state/studio.ts';
import { fill, words } from '../words/words.ts';
import { completion } from './completion.ts';
import { explained, type Explained } from './explained.ts';
import { hover } from './hover.ts';
import { realOffset } from './line-ends.ts';
import { sameCursor } from './same-cursor.ts';
import { siteNames } from './site-names.ts';
import { TextEditor } from './text-editor.ts';

/** The cursor rests when it has not been moved for so long. */
const restMs = 300;

/** What is said of the place of an offset of what is shown. */
export const explainedAt = (studio: Studio, file: string, shown: number): Explained | undefined => {
  const document = studio.document(file);
  if (!document) return undefined;
  const { source, value } = document;
  return explained(file, value, pathAt(source, realOffset(source.text, shown)));
};

type Options = {
  studio: Studio;
  file: string;
  parent: HTMLElement;
  /** The id of the text that says which keys there are. */
  helpId: string;
  /** Is called when the cursor has come to rest at an offset. */
  rested: (offset: number) => void;
};

/** Opens an editor on the text of a document of the Studio. @returns the editor, and what closes it */
export const openDocumentEditor = ({ studio, file, parent, helpId, rested }: Options) => {
  const { texts } = studio;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rests = EditorView.updateListener.of(({ selectionSet, docChanged }) => {
    if (!selectionSet && !docChanged) return;
    clearTimeout(resting);
    resting = setTimeout(() => {
      cursor.rested();
      rested(editor.view.state.selection.main.head);
    }, restMs);
  });
  const editor = new TextEditor({
    open: (config) => new EditorView({ ...config, parent }),
    text: texts.snapshot().current.get(file) ?? '',
    extensions: [
      completion(file, () => siteNames(studio, file)),
      hover((offset) => explainedAt(studio, file, offset)),
      EditorView.contentAttributes.of({
        'aria-label': fill(words.yaml.label, { file: studio.shownName(file) }),
        'aria-describedby': helpId,
        tabindex: '0',
      }),
      rests,
    ],
    typed: (text) => texts.change(`${file} yaml`, new Map([[file, text]])),
  });
  const cursor = sameCursor(studio, file, editor);
  let steps = texts.snapshot().undone.length;
  const unsubscribe = texts.subscribe(() => {
    const draft = texts.snapshot();
    // Who takes a step back wants to see what it was.
    const isStep = draft.undone.length !== steps && editor.view.hasFocus;
    steps = draft.undone.length;
    editor.show(draft.current.get(file) ?? '', isStep);
  });
  const close = (): void => {
    clearTimeout(resting);
    unsubscribe();
    cursor.end();
    editor.view.destroy();
  };
  return { editor, close };
};
