import { Prec, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, keymap } from '@codemirror/view';
import { interpolateText } from '../../../documents/read/site/interpolate.ts';
import type { Tokens } from '../../../documents/read/site/tokens.ts';
import {
  markAround,
  toggleBold,
  markAtCursor,
  withoutMark,
  wordsAt,
  findMarks,
  type Mark,
} from './rich-marks.ts';
import { Chip, chipsIn, tokenValues, type Span } from './tokens.ts';

const getMarks = (state: EditorState): Mark[] => findMarks(state.doc.toString(), state.facet(tokenValues));

/** A link in a text, or the words that will become one. */
export type LinkAt = { span: Span; label: string; href: string | undefined };

/** Returns the link at the cursor, or the word or selection there. */
export const linkAt = ({ state }: EditorView): LinkAt => {
  const text = state.doc.toString();
  const mark = markAround(getMarks(state), state.selection.main, true);
  const { from, to } = mark ?? wordsAt(text, state.selection.main);
  const inside = mark?.inside ?? { from, to };
  return { span: { from, to }, label: text.slice(inside.from, inside.to), href: mark?.href };
};

/** Decorates a mark and hides its delimiters. */
const decorateMark = ({ from, to, inside, href }: Mark, values: Tokens['values']): Range<Decoration>[] => {
  const [className, target] =
    href === undefined
      ? ['cm-bold']
      : ['cm-link', new Chip('cm-target', ' ↗', interpolateText(href, values))];
  return [
    Decoration.replace({}).range(from, inside.from),
    Decoration.mark({ class: className }).range(inside.from, inside.to),
    Decoration.replace({ widget: target }).range(inside.to, to),
  ];
};

/** Returns the decorations of bold texts, links and tokens. */
export const richParts = (state: EditorState): Range<Decoration>[] => {
  const marks = getMarks(state);
  const isHidden = ({ from, to }: Span): boolean =>
    marks.some(({ inside, to: end }) => from >= inside.to && to <= end);
  const values = state.facet(tokenValues);
  return [
    ...marks.flatMap((mark) => decorateMark(mark, values)),
    ...chipsIn(state).filter((chip) => !isHidden(chip)),
  ];
};

/** Toggles bold for the selected words, which stay selected. */
export const bold = (view: EditorView): boolean => {
  const { doc, selection } = view.state;
  view.dispatch({ changes: toggleBold(doc.toString(), getMarks(view.state), selection.main) });
  return true;
};

/** Deleting at the edge of a mark removes both of its hidden delimiters, which makes the text plain. */
const removeMark = (view: EditorView, side: 'before' | 'after'): boolean => {
  const { main } = view.state.selection;
  const mark = main.empty ? markAtCursor(getMarks(view.state), main.head, side) : undefined;
  if (mark) view.dispatch({ changes: withoutMark(mark) });
  return mark !== undefined;
};

/** Key bindings of rich text. @param openLink edits or creates the link at the cursor */
export const richKeys = (openLink: (view: EditorView) => void): Extension => [
  Prec.high(
    keymap.of([
      { key: 'Mod-b', run: bold },
      { key: 'Mod-k', run: (view) => (openLink(view), true) },
      { key: 'Backspace', run: (view) => removeMark(view, 'before') },
      { key: 'Delete', run: (view) => removeMark(view, 'after') },
    ]),
  ),
  EditorView.domEventHandlers({
    mousedown: ({ target }, view) => {
      if (!(target instanceof HTMLElement) || !target.classList.contains('cm-target')) return false;
      view.dispatch({ selection: { anchor: view.posAtDOM(target) } });
      openLink(view);
      return true;
    },
  }),
];
