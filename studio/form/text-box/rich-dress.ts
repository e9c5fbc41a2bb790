import { Prec, type EditorState, type Range } from '@codemirror/state';
import { Decoration, EditorView, keymap, WidgetType } from '@codemirror/view';
import { tornBy, toggleBold, wordsAt, withoutMark } from './rich-edits.ts';
import { marksIn, type Mark } from './rich-marks.ts';
import { chipsIn, tokenValues, type Span } from './tokens.ts';

/** Where a link leads, behind its words. */
class Target extends WidgetType {
  constructor(readonly href: string) {
    super();
  }
  override eq(other: Target): boolean {
    return other.href === this.href;
  }
  override toDOM(): HTMLElement {
    const target = document.createElement('span');
    target.className = 'cm-target';
    target.textContent = ' ↗';
    target.title = this.href;
    return target;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

/** The bold words and links in a text box. */
export const marksOf = (state: EditorState): Mark[] =>
  marksIn(state.doc.toString(), state.facet(tokenValues));

const dressed = ({ from, to, inside, href }: Mark): Range<Decoration>[] => [
  Decoration.replace({}).range(from, inside.from),
  Decoration.mark({ class: href === undefined ? 'cm-bold' : 'cm-link' }).range(inside.from, inside.to),
  Decoration.replace(href === undefined ? {} : { widget: new Target(href) }).range(inside.to, to),
];

/** Bold words are bold, links are underlined, and what makes them so in the document is not seen. */
export const richParts = (state: EditorState): Range<Decoration>[] => {
  const marks = marksOf(state);
  const isHidden = ({ from, to }: Span): boolean =>
    marks.some(({ inside, to: end }) => from >= inside.to && to <= end);
  return [...marks.flatMap(dressed), ...chipsIn(state).filter((chip) => !isHidden(chip))];
};

/** Makes what is selected bold, or plain again. */
export const bold = (view: EditorView): boolean => {
  const { state } = view;
  const { main } = state.selection;
  const text = state.doc.toString();
  const changes = state.changes(toggleBold(text, marksOf(state), main));
  // The cursor stays in the words, between their new signs.
  const words = wordsAt(text, main);
  const [first, last] = [changes.mapPos(words.from, 1), changes.mapPos(words.to, -1)];
  const within = (place: number): number => Math.max(first, Math.min(place, last));
  const selection = {
    anchor: within(changes.mapPos(main.from, 1)),
    head: within(changes.mapPos(main.to, -1)),
  };
  view.dispatch({ changes, selection });
  return true;
};

/** Deleting at the edge of bold words or a link makes them plain: their signs, which nobody sees, go together. */
const unmark =
  (side: 'before' | 'behind') =>
  (view: EditorView): boolean => {
    const { main } = view.state.selection;
    const mark = main.empty ? tornBy(marksOf(view.state), main.head, side) : undefined;
    if (!mark) return false;
    view.dispatch({ changes: withoutMark(mark) });
    return true;
  };

/** The keys of a text with bold words and links. @param openLink opens the link at the cursor, or makes one */
export const richKeys = (openLink: (view: EditorView) => void) => [
  Prec.high(
    keymap.of([
      { key: 'Mod-b', run: bold },
      {
        key: 'Mod-k',
        run: (view) => {
          openLink(view);
          return true;
        },
      },
      { key: 'Backspace', run: unmark('before') },
      { key: 'Delete', run: unmark('behind') },
    ]),
  ),
  EditorView.domEventHandlers({
    mousedown: (event, view) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.classList.contains('cm-target')) return false;
      view.dispatch({ selection: { anchor: view.posAtDOM(target) } });
      openLink(view);
      return true;
    },
  }),
];
