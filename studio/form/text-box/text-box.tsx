import { autocompletion } from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import { Compartment, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStudio } from '../../state/use-studio.ts';
import { useForm, type ControlProps } from '../state/form.ts';
import { editorTheme } from './editor-theme.ts';
import { showText, unwrapText, onUserInput, rewrapText } from './unwrap-text.ts';
import { pasting } from './paste/pasting.ts';
import { chipsIn, completeTokens, decorate, tokenValues } from './tokens.ts';

type Props = ControlProps & {
  isMultiline?: boolean;
  /** How parts of the text look, and what more can be done with it. */
  extension?: Extension;
  onReady?: (view: EditorView) => void;
};

const tokens = new Compartment();
const chips = decorate(chipsIn);

/** Paragraphs are parted by a blank line. */
const part = (view: EditorView): boolean => {
  view.dispatch(view.state.replaceSelection('\n\n'), { scrollIntoView: true });
  return true;
};
const newParagraph = keymap.of([{ key: 'Enter', run: part, shift: part }]);

/** A text of one line has no line breaks. */
const oneLine = keymap.of([{ key: 'Enter', run: () => true }]);

/**
 * A text box in which tokens are chips. It holds nothing but what is typed: a text from elsewhere takes its place.
 */
export const TextBox = (props: Props) => {
  const { path, text, example, isMultiline = false, isWrong, extension = chips, onReady } = props;
  const { tokens: all } = useForm();
  const studio = useStudio();
  // What the field could not hold of what was pasted last.
  const [lost, setLost] = useState('');
  // A fact is not written with its own token.
  const own = path[0] === 'facts' || path[0] === 'claims' ? path.slice(1).join('.') : '';
  const values = useMemo(() => new Map([...all].filter(([name]) => name !== own)), [all, own]);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const made = new EditorView({
      parent: host.current as HTMLElement,
      doc: unwrapText(text),
      extensions: [
        autocompletion({ override: [completeTokens], icons: false }),
        isMultiline ? newParagraph : oneLine,
        pasting(isMultiline, (said) => {
          setLost(said);
          studio.announce(said);
        }),
        extension,
        keymap.of(standardKeymap),
        tokens.of(tokenValues.of(values)),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(() => ({
          ...latest.current.tied,
          'aria-invalid': String(latest.current.isWrong),
          'aria-required': String(latest.current.isRequired),
          'aria-multiline': String(isMultiline),
          spellcheck: 'true',
        })),
        placeholder(example),
        editorTheme,
        onUserInput(({ state, transactions }) => {
          if (!transactions.some((each) => each.isUserEvent('input.paste'))) setLost('');
          latest.current.set(rewrapText(latest.current.text, state.doc.toString()));
        }),
      ],
    });
    view.current = made;
    onReady?.(made);
    return () => made.destroy();
    // What may change later is told to the editor below; it is made once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const next = unwrapText(text);
    if (view.current && view.current.state.doc.toString() !== next) showText(view.current, next);
  }, [text]);

  // The attributes are asked for with every update.
  useEffect(() => {
    view.current?.dispatch({ effects: tokens.reconfigure(tokenValues.of(values)) });
  }, [values, isWrong]);

  return (
    <>
      <div ref={host} />
      {lost !== '' && <Typography variant="body2">{lost}</Typography>}
    </>
  );
};
