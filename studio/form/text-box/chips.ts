import { Prec, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { tokensIn, tokenValues } from './tokens.ts';

/** A small thing in the place of what is written. */
export class Chip extends WidgetType {
  constructor(
    readonly className: string,
    readonly textContent: string,
    readonly title: string,
  ) {
    super();
  }
  override eq({ textContent, title }: Chip): boolean {
    return textContent === this.textContent && title === this.title;
  }
  override toDOM(): HTMLElement {
    const { className, textContent, title } = this;
    return Object.assign(document.createElement('span'), { className, textContent, title });
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

/** The tokens of a text as their values. */
export const chipsIn = (state: EditorState): Range<Decoration>[] =>
  tokensIn(state.doc.toString(), state.facet(tokenValues)).map(({ from, to, name, value }) =>
    Decoration.replace({ widget: new Chip('cm-chip', value, `{${name}}`) }).range(from, to),
  );

/** Shows parts of a text as something else; what is replaced is one step for the cursor. */
export const dress = (partsOf: (state: EditorState) => Range<Decoration>[]): Extension =>
  Prec.high([
    EditorView.decorations.compute(['doc', tokenValues], (state) => Decoration.set(partsOf(state), true)),
    EditorView.atomicRanges.compute(['doc', tokenValues], (state) => {
      const replaced = partsOf(state).filter(({ value }) => value.spec.class === undefined);
      return () => Decoration.set(replaced, true);
    }),
  ]);
