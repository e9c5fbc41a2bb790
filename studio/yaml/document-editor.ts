import { EditorView } from '@codemirror/view';
import { isEqual } from '../../documents/read/document/is-equal.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { addressesOf } from '../form/link-address.ts';
import { offsetOf, pathAt } from '../../documents/problems/place-of-problem.ts';
import type { Studio } from '../state/studio.ts';
import { fill, words } from '../words/words.ts';
import { completion } from './completion.ts';
import { explained, type Explained } from './explained.ts';
import { hover } from './hover.ts';
import { realOffset, shownOffset } from './line-ends.ts';
import type { SiteNames } from './offers.ts';
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

/** What the documents name each other by, as they are now. @param file the document that is written */
const siteNames = (studio: Studio, file: string): SiteNames => {
  const { rendered, places } = studio.checking.snapshot();
  const { values: tokens } = tokensOf(studio.document('_site.yaml')?.value);
  return {
    addresses: addressesOf(rendered?.titles, places, tokens),
    here: studio.files.pages.find(({ path }) => path === file)?.route,
    pictures: [...studio.pictures.snapshot().keys()],
    shared: [...studio.files.shared.keys()],
    tokens,
  };
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

/**
 * Opens an editor on the text of a document of the Studio. What is chosen elsewhere gets its cursor, though not the
 * focus, and where its cursor rests is what is looked at.
 * @returns the editor, and what closes it
 */
export const openDocumentEditor = ({ studio, file, parent, helpId, rested }: Options) => {
  const { texts, view: looking } = studio;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isOwn = false;

  const rest = (): void => {
    const { head } = editor.view.state.selection.main;
    rested(head);
    const document = studio.document(file);
    // What is begun and cannot be read yet leads nowhere.
    if (!document || document.value === undefined || !editor.view.hasFocus) return;
    const path = pathAt(document.source, realOffset(document.source.text, head));
    if (isEqual(path, looking.snapshot().path)) return;
    isOwn = true;
    looking.choose({ file, path });
    isOwn = false;
  };
  const follow = (): void => {
    const looked = looking.snapshot();
    const { source } = studio.document(file) ?? {};
    if (isOwn || looked.file !== file || looked.path.length === 0 || !source) return;
    const offset = shownOffset(source.text, offsetOf(source, source.find(looked.path, 'value')));
    const anchor = Math.min(offset, editor.view.state.doc.length);
    editor.view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
  };

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
      EditorView.updateListener.of(({ selectionSet, docChanged }) => {
        if (!selectionSet && !docChanged) return;
        clearTimeout(resting);
        resting = setTimeout(rest, restMs);
      }),
    ],
    typed: (text) => texts.change(`${file} yaml`, new Map([[file, text]])),
  });
  follow();
  let steps = texts.snapshot().undone.length;
  const ends = [
    looking.subscribe(follow),
    texts.subscribe(() => {
      const { undone, current } = texts.snapshot();
      // Who takes a step back wants to see what it was.
      const isStep = undone.length !== steps && editor.view.hasFocus;
      steps = undone.length;
      editor.show(current.get(file) ?? '', isStep);
    }),
  ];
  const close = (): void => {
    clearTimeout(resting);
    for (const end of ends) end();
    editor.view.destroy();
  };
  return { editor, close };
};
