import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import type { CompletionNames } from '../../documents/ide/completions.ts';
import { offsetAt, pathAt } from '../../documents/problems/path-at-offset.ts';
import { isDeepEqual, type Path } from '../../documents/read/document/path.ts';
import { listLinkTargets } from '../naming/link-address.ts';
import { onUserInput, showText } from '../form/text-box/unwrap-text.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import type { Studio } from '../state/studio.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { completion } from './completion.ts';
import { normalizeLineEnds, restoreLineEnds, toEditorOffset, toFileOffset } from './line-ends.ts';
import { toDiagnostics } from './marks.ts';
import { yamlEditing } from './yaml-editing.ts';

/** Idle time in ms after which the cursor position is evaluated. */
const restDelayMs = 300;

const getCompletionNames = (studio: Studio, file: string): CompletionNames => {
  const { names, places } = studio.checking.snapshot();
  const { tokens, files, pictures } = studio;
  return {
    linkTargets: listLinkTargets(names, places, tokens.values),
    currentRoute: files.pages.find(({ path }) => path === file)?.route,
    images: [...pictures.snapshot().keys()],
    sharedSections: [...files.shared.keys()],
    forms: [...files.forms.keys()],
    tokens: tokensOfPage(tokens.values, studio.document(file)?.value),
  };
};

/**
 * Opens a YAML editor for a document, which keeps its line ending. The cursor follows the selection of the Studio without
 * taking the focus, and the Studio's selection follows the cursor when it rests.
 * @param helpId id of the element that describes the keyboard shortcuts
 * @returns a function that closes the editor
 */
export const openDocumentEditor = (
  studio: Studio,
  file: string,
  parent: HTMLElement,
  helpId: string,
): (() => void) => {
  const { checking, texts, view: selection } = studio;
  const currentText = (): string => texts.snapshot().current.get(file) ?? '';
  let text = currentText();
  let undoneCount = texts.snapshot().undone.length;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const pathOf = (shown: number): Path => {
    const source = studio.document(file)?.source;
    return source ? pathAt(source, toFileOffset(source.text, shown)) : [];
  };
  const handleRest = (): void => {
    const { head } = view.state.selection.main;
    const value = studio.document(file)?.value;
    const path = pathOf(head);
    // An unparsable document has no paths to select.
    if (value !== undefined && view.hasFocus && !isDeepEqual(path, selection.snapshot().path))
      selection.choose({ file, path });
  };
  const follow = (): void => {
    const selected = selection.snapshot();
    const { source } = studio.document(file) ?? {};
    if (selected.file !== file || selected.path.length === 0 || !source) return;
    // The cursor does not move, because it has caused the selection.
    if (view.hasFocus && isDeepEqual(selected.path, pathOf(view.state.selection.main.head))) return;
    const offset = toEditorOffset(source.text, offsetAt(source, source.range(selected.path, 'value').start));
    const anchor = Math.min(offset, view.state.doc.length);
    view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
  };
  const mark = (): void => {
    const { source } = studio.document(file) ?? {};
    if (source)
      view.dispatch(setDiagnostics(view.state, toDiagnostics(source, checking.snapshot().problems)));
  };

  const show = (): void => {
    const { undone } = texts.snapshot();
    // After undo or redo the cursor moves to the change.
    const isUndoHere = undone.length !== undoneCount && view.hasFocus;
    undoneCount = undone.length;
    if (currentText() === text) return;
    text = currentText();
    showText(view, normalizeLineEnds(text), isUndoHere);
  };

  const view = new EditorView({
    parent,
    doc: normalizeLineEnds(text),
    extensions: [
      yamlEditing,
      completion(file, () => getCompletionNames(studio, file)),
      EditorView.contentAttributes.of({
        'aria-label': formatMessage(words.yaml.label, { file }),
        'aria-describedby': helpId,
        tabindex: '0',
      }),
      EditorView.updateListener.of(({ selectionSet, docChanged }) => {
        if (!selectionSet && !docChanged) return;
        clearTimeout(restTimer);
        restTimer = setTimeout(handleRest, restDelayMs);
      }),
      onUserInput(({ state }) => {
        text = restoreLineEnds(text, state.doc.toString());
        texts.change(`${file} yaml`, new Map([[file, text]]));
      }),
    ],
  });
  const disposers = [texts.subscribe(show), selection.subscribe(follow), checking.subscribe(mark)];
  follow();
  mark();
  handleRest();
  return () => {
    clearTimeout(restTimer);
    for (const dispose of disposers) dispose();
    view.destroy();
  };
};
