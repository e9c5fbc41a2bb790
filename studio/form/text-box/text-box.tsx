import { standardKeymap } from '@codemirror/commands';
import { Compartment, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useMemo, useRef } from 'react';
import { tokenOfPath } from '../../../documents/read/site/tokens.ts';
import { words } from '../../messages/messages.ts';
import { useStudio } from '../../state/use-studio.ts';
import { useForm, type ControlProps } from '../state/form.ts';
import { editorTheme } from './editor-theme.ts';
import { showText, unwrapText, onUserInput, rewrapText } from './unwrap-text.ts';
import { selectExample } from './select-example.ts';
import { pasting } from './paste/pasting.ts';
import { chipsIn, decorate, suggestTokens, tokenValues } from './tokens.ts';

type Props = ControlProps & {
  isMultiline?: boolean;
  /** Decorations and key bindings. */
  extension?: Extension;
  onReady?: (view: EditorView) => void;
};

const tokens = new Compartment();
const chips = decorate(chipsIn);

/** Starts a paragraph by inserting a blank line, except in a single-line text. */
const startParagraph = (view: EditorView, isMultiline: boolean): boolean => {
  if (isMultiline) view.dispatch(view.state.replaceSelection('\n\n'), { scrollIntoView: true });
  return true;
};

/** A text box that shows tokens as chips. A change of the text elsewhere, such as by Undo, replaces its content. */
export const TextBox = (props: Props) => {
  const { path, text, isMultiline = false, isInvalid, extension = chips, onReady } = props;
  const { tokens: allTokens } = useForm();
  const studio = useStudio();
  // Does not suggest the token of the fact itself, because a fact must not refer to itself.
  const ownToken = tokenOfPath(studio.document(studio.files.site ?? '')?.value, path);
  const values = useMemo(
    () => new Map([...allTokens].filter(([name]) => name !== ownToken)),
    [allTokens, ownToken],
  );
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const editor = new EditorView({
      parent: host.current as HTMLElement,
      doc: unwrapText(text),
      extensions: [
        suggestTokens,
        keymap.of(
          ['Enter', 'Shift-Enter'].map((key) => ({ key, run: (box) => startParagraph(box, isMultiline) })),
        ),
        pasting(isMultiline, () => studio.notice.set({ text: words.form.pasted })),
        extension,
        selectExample(),
        keymap.of(standardKeymap),
        tokens.of(tokenValues.of(values)),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(() => ({
          ...latest.current.attributes,
          'aria-invalid': String(latest.current.isInvalid),
          'aria-required': String(latest.current.isRequired),
          'aria-multiline': String(isMultiline),
          spellcheck: 'true',
        })),
        placeholder(props.placeholder),
        editorTheme,
        onUserInput(({ state }) => latest.current.set(rewrapText(latest.current.text, state.doc.toString()))),
      ],
    });
    view.current = editor;
    onReady?.(editor);
    return () => editor.destroy();
    // The editor is created once; later changes are applied by the effects below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const next = unwrapText(text);
    if (view.current && view.current.state.doc.toString() !== next) showText(view.current, next);
  }, [text]);

  // `contentAttributes` are evaluated on every update of the editor.
  useEffect(() => {
    view.current?.dispatch({ effects: tokens.reconfigure(tokenValues.of(values)) });
  }, [values, isInvalid]);

  return <div ref={host} />;
};
