import { setDiagnostics } from '@codemirror/lint';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { explainedAt, openDocumentEditor } from './document-editor.ts';
import { Foot } from './foot.tsx';
import { marksOf } from './marks.ts';
import type { TextEditor } from './text-editor.ts';

const helpId = 'yaml-help';

/** The text of a document: the same that the form changes, with the same undo and the same cursor. */
export const YamlEditor = ({ file }: { file: string }) => {
  const studio = useStudio();
  const { problems } = useChecked();
  const place = useRef<HTMLDivElement>(null);
  const editing = useRef<TextEditor>(null);
  const [cursor, setCursor] = useState(0);

  useEffect(() => {
    if (!place.current) return undefined;
    const { editor, close } = openDocumentEditor({
      studio,
      file,
      parent: place.current,
      helpId,
      rested: setCursor,
    });
    editing.current = editor;
    setCursor(editor.view.state.selection.main.head);
    return close;
  }, [studio, file]);

  useEffect(() => {
    const document = studio.document(file);
    const view = editing.current?.view;
    if (document && view) view.dispatch(setDiagnostics(view.state, marksOf(document.source, problems)));
  }, [studio, file, problems]);

  const doc = editing.current?.view.state.doc;
  const line = doc?.lineAt(Math.min(cursor, doc.length)).number;
  const shown = studio.shownName(file);
  const here = problems.filter((problem) => problem.file === shown && problem.line === line);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box ref={place} sx={{ flex: 1, minHeight: 0, '& .cm-editor': { height: '100%' } }} />
      <Foot helpId={helpId} explained={explainedAt(studio, file, cursor)} problems={here} />
    </Box>
  );
};
