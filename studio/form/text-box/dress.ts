import { Prec, StateField, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { tokenValues } from './tokens.ts';

/** Shows parts of a text as something else; what is replaced is one step for the cursor. */
export const dress = (partsOf: (state: EditorState) => Range<Decoration>[]): Extension => {
  const made = (state: EditorState): DecorationSet => Decoration.set(partsOf(state), true);
  return Prec.high(
    StateField.define<DecorationSet>({
      create: made,
      update: (set, { state, startState, docChanged }) =>
        docChanged || startState.facet(tokenValues) !== state.facet(tokenValues) ? made(state) : set,
      provide: (field) => [
        EditorView.decorations.from(field),
        EditorView.atomicRanges.of((view) =>
          view.state.field(field).update({ filter: (_from, _to, { spec }) => spec.class === undefined }),
        ),
      ],
    }),
  );
};
