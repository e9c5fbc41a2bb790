import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { Facet, Prec, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';

/** What each token stands for. */
export type TokenValues = ReadonlyMap<string, string>;

const none: TokenValues = new Map();

/** The tokens that a text box knows. */
export const tokenValues = Facet.define<TokenValues, TokenValues>({ combine: ([values]) => values ?? none });

const token = /\{([A-Za-z][\w.]*)\}/g;

export type Span = { from: number; to: number };

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

/** The known tokens of a text as their values. */
export const chipsIn = (state: EditorState): Range<Decoration>[] =>
  [...state.doc.toString().matchAll(token)].flatMap((match) => {
    const [whole, name = ''] = match;
    const value = state.facet(tokenValues).get(name);
    if (value === undefined) return [];
    const widget = new Chip('cm-chip', value, whole);
    return [Decoration.replace({ widget }).range(match.index, match.index + whole.length)];
  });

/** Shows parts of a text as something else; what is replaced is one step for the cursor. */
export const decorate = (partsOf: (state: EditorState) => Range<Decoration>[]): Extension =>
  Prec.high([
    EditorView.decorations.compute(['doc', tokenValues], (state) => Decoration.set(partsOf(state), true)),
    EditorView.atomicRanges.compute(['doc', tokenValues], (state) => {
      const replaced = partsOf(state).filter(({ value }) => value.spec.class === undefined);
      return () => Decoration.set(replaced, true);
    }),
  ]);

/** A value is offered as its token once so much of it was typed: shorter ones stand in many words. */
const enough = 4;

const typedOf = (before: string, value: string): number => {
  for (let length = Math.min(before.length, value.length); length >= enough; length -= 1)
    if (before.endsWith(value.slice(0, length))) return length;
  return 0;
};

/** Offers tokens with their values: after a brace, or instead of a value of which enough is typed. */
export const completeTokens = ({ state, pos }: CompletionContext): CompletionResult | null => {
  const before = state.doc.sliceString(0, pos);
  const brace = /\{[\w.]*$/.exec(before)?.[0];
  const all = Array.from(state.facet(tokenValues), ([name, value]) => {
    const text = `{${name}}`;
    const typed = brace?.length ?? typedOf(before, value);
    return { typed, label: text, displayLabel: value, detail: text, apply: text };
  });
  const most = Math.max(0, ...all.map(({ typed }) => typed));
  const options: Completion[] = all.filter(({ typed }) => typed === most);
  return most === 0 ? null : { from: pos - most, options, filter: brace !== undefined };
};
