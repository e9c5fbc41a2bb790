import { autocompletion, type CompletionSource } from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useMemo, useRef } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import { useTokens } from '../state/use-tokens.ts';
import { change } from './change.ts';
import { look } from './look.ts';
import { completeTokens, tokenValues } from './tokens.ts';

type Props = {
  /** Where the text stands: a fact is not written with its own token. */
  path: Path;
  text: string;
  onChange: (text: string) => void;
  example: string;
  /** What assistive technology is told of it. */
  attributes: Record<string, string>;
  isMultiline: boolean;
  /** How parts of the text look, and what more can be done with it. */
  extension: Extension;
  /** Is given the editor when it is there. */
  onReady?: (view: EditorView) => void;
};

/** Marks what came from outside and was not typed here. */
const fromOutside = Annotation.define<boolean>();
const tokens = new Compartment();
const complete: CompletionSource = completeTokens;

/** Paragraphs are parted by a blank line. */
const part = (view: EditorView): boolean => {
  view.dispatch(view.state.replaceSelection('\n\n'), { scrollIntoView: true });
  return true;
};
const newParagraph = keymap.of([{ key: 'Enter', run: part, shift: part }]);

/** Line breaks in a text of one line become spaces, also in what is pasted. */
const oneLine = [
  keymap.of([{ key: 'Enter', run: () => true }]),
  EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\s*\n\s*/g, ' ')),
];

/**
 * A text box in which tokens are chips. It holds nothing but what is typed: a text from outside takes its place, and
 * undo is that of the Studio.
 */
export const TextBox = ({
  path,
  text,
  onChange,
  example,
  attributes,
  isMultiline,
  extension,
  onReady,
}: Props) => {
  const { values: all } = useTokens();
  const own = path[0] === 'facts' || path[0] === 'claims' ? path.slice(1).join('.') : '';
  const values = useMemo(() => new Map([...all].filter(([name]) => name !== own)), [all, own]);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ onChange, attributes });
  latest.current = { onChange, attributes };

  useEffect(() => {
    const made = new EditorView({
      parent: host.current as HTMLElement,
      state: EditorState.create({
        doc: text,
        extensions: [
          autocompletion({ override: [complete], icons: false }),
          isMultiline ? newParagraph : oneLine,
          extension,
          keymap.of(standardKeymap),
          tokens.of(tokenValues.of(values)),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of(() => ({
            ...latest.current.attributes,
            'aria-multiline': String(isMultiline),
            spellcheck: 'true',
          })),
          placeholder(example),
          look,
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            const isTyped = !transactions.some((each) => each.annotation(fromOutside));
            if (docChanged && isTyped) latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    onReady?.(made);
    return () => made.destroy();
    // What may change later is told to the editor below; it is made once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const made = view.current;
    if (!made) return;
    const changes = change(made.state.doc.toString(), text);
    if (changes) made.dispatch({ changes, annotations: fromOutside.of(true) });
  }, [text]);

  useEffect(() => {
    view.current?.dispatch({ effects: tokens.reconfigure(tokenValues.of(values)) });
  }, [values]);

  // The attributes are asked for with every update.
  const wrong = attributes['aria-invalid'];
  useEffect(() => view.current?.dispatch({}), [wrong]);

  return <div ref={host} />;
};
