import { goToNextChunk, MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type EditorStateConfig, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Studio } from '../state/studio.ts';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { shownText } from '../yaml/line-ends.ts';
import { TextEditor, yamlEditing } from '../yaml/text-editor.ts';

const named = (name: string): Extension =>
  EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0' });

type Opened = { config: EditorStateConfig; parent: HTMLElement; stored: string };

/** The stored text at the left, and the other one beside it. */
const openBeside = ({ config, parent, stored }: Opened): EditorView => {
  const extensions = [yamlEditing, EditorState.readOnly.of(true), named(words.conflicts.stored)];
  return new MergeView({ a: { doc: shownText(stored), extensions }, b: config, parent }).b;
};

/** One text, with the lines of the stored one above those that differ. */
const openBelow = ({ config: { extensions = [], ...config }, parent, stored }: Opened): EditorView => {
  const merging = unifiedMergeView({ original: shownText(stored), mergeControls: false });
  return new EditorView({ ...config, extensions: [extensions, merging], parent });
};

/** Opens an editor on a document beside what is stored of it. @returns what closes it */
const open = (
  studio: Studio,
  file: string,
  shown: (config: EditorStateConfig) => EditorView,
): (() => void) => {
  const { texts } = studio;
  const current = (): string => texts.snapshot().current.get(file) ?? '';
  const editor = new TextEditor({
    open: shown,
    text: current(),
    extensions: named(words.conflicts.yours),
    typed: (text) => texts.change(`${file} yaml`, new Map([[file, text]])),
  });
  goToNextChunk(editor.view);
  const unsubscribe = texts.subscribe(() => editor.show(current()));
  return () => {
    unsubscribe();
    editor.view.destroy();
  };
};

type Props = { file: string; stored: string; isBeside: boolean };

/** What is stored of a document and what was written here; the latter can be edited. */
export const TwoTexts = ({ file, stored, isBeside }: Props) => {
  const studio = useStudio();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    const shown = isBeside ? openBeside : openBelow;
    const close = open(studio, file, (config) => shown({ config, parent, stored }));
    return () => {
      close();
      parent.replaceChildren();
    };
  }, [studio, file, stored, isBeside]);
  return (
    <>
      {isBeside && (
        <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', fontWeight: 600 }}>
          <span>{words.conflicts.stored}</span>
          <span>{words.conflicts.yours}</span>
        </Box>
      )}
      <Box
        ref={place}
        sx={{ flex: 1, minHeight: '12rem', overflow: 'auto', border: 1, borderColor: 'divider' }}
      />
    </>
  );
};
