import {
  type CompletionContext,
  type CompletionResult,
  autocompletion,
  currentCompletions,
  selectedCompletionIndex,
  setSelectedCompletion,
} from '@codemirror/autocomplete';
import { Facet, Prec, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { token, type Tokens } from '../../../documents/read/site/tokens.ts';
import { tokenLabel } from '../../naming/labels.ts';

type TokenValues = Tokens['values'];

/** Facet with the known tokens of a text box. */
export const tokenValues = Facet.define<TokenValues, TokenValues>({
  combine: ([values = new Map()]) => values,
});

export type Span = { from: number; to: number };

/** A widget that replaces a range of the text. */
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

/** Returns decorations that show known tokens as their values. */
export const chipsIn = (state: EditorState): Range<Decoration>[] =>
  [...state.doc.toString().matchAll(token)].flatMap((match) => {
    const [text, name = ''] = match;
    const value = state.facet(tokenValues).get(name);
    if (value === undefined) return [];
    const widget = new Chip('cm-chip', value, tokenLabel(name));
    return [Decoration.replace({ widget }).range(match.index, match.index + text.length)];
  });

/** Places the cursor after text that was typed over a selection: the browser places it before, where a chip was. */
const typeOverSelection = EditorView.inputHandler.of((view, from, to, insert) => {
  if (from === to || view.composing) return false;
  const selection = { anchor: from + insert.length };
  view.dispatch({ changes: { from, to, insert }, selection, scrollIntoView: true, userEvent: 'input.type' });
  return true;
});

/** Applies decorations; the cursor skips replaced ranges as one unit. */
export const decorate = (findDecorations: (state: EditorState) => Range<Decoration>[]): Extension =>
  Prec.high([
    EditorView.decorations.compute(['doc', tokenValues], (state) =>
      Decoration.set(findDecorations(state), true),
    ),
    EditorView.atomicRanges.compute(['doc', tokenValues], (state) => {
      const replaced = findDecorations(state).filter(({ value }) => value.spec.class === undefined);
      return () => Decoration.set(replaced, true);
    }),
    typeOverSelection,
  ]);

/**
 * Minimum number of typed characters before a value is suggested as its token; shorter prefixes occur in many words.
 */
const minTypedLength = 4;

const countTyped = (before: string, value: string): number => {
  for (let length = Math.min(before.length, value.length); length >= minTypedLength; length -= 1)
    if (before.endsWith(value.slice(0, length))) return length;
  return 0;
};

/** Tokens of facts that visitors do not read. */
const unread = new Set(['{businessType}', '{timeZone}', '{language}', '{country}', '{currency}']);

/** What was typed of a token, from its opening brace. */
const openToken = /\{[\w.]*$/;

/**
 * Suggests tokens by value: after an opening brace, or when enough characters of a value were typed.
 * @internal for tests
 */
export const completeTokens = ({ state, pos }: CompletionContext): CompletionResult | null => {
  const before = state.doc.sliceString(0, pos);
  const brace = openToken.exec(before)?.[0];
  const all = Array.from(state.facet(tokenValues), ([name, value]) => {
    const text = `{${name}}`;
    const typed = brace?.length ?? countTyped(before, value);
    return { typed, label: text, displayLabel: value, detail: tokenLabel(name), apply: text };
  });
  const longest = Math.max(0, ...all.map(({ typed }) => typed));
  const options = all.filter(({ typed, label }) => typed === longest && !unread.has(label));
  return longest === 0 ? null : { from: pos - longest, options, filter: brace !== undefined };
};

/** Suggestions of tokens. One is selected at once only after an opening brace: Enter chooses what is selected. */
export const suggestTokens: Extension = [
  // The list is never taller than its rendered options, because the keyboard cannot scroll it.
  autocompletion({ override: [completeTokens], icons: false, selectOnOpen: false, maxRenderedOptions: 8 }),
  EditorView.updateListener.of(({ view, state }) => {
    const isUnselected = selectedCompletionIndex(state) === null && currentCompletions(state).length > 0;
    if (isUnselected && openToken.test(state.doc.sliceString(0, state.selection.main.head)))
      view.dispatch({ effects: setSelectedCompletion(0) });
  }),
];
