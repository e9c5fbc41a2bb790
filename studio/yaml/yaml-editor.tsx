import { Box, Typography } from '@mui/material';
import { useCallback, useId } from 'react';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';
import { openDocumentEditor } from './document-editor.ts';

/** YAML editor of a document; shares text, undo and selection with the form. */
export const YamlEditor = ({ file }: { file: string }) => {
  const studio = useStudio();
  const helpId = useId();
  const open = useCallback(
    (parent: HTMLElement) => openDocumentEditor(studio, file, parent, helpId),
    [studio, file, helpId],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box ref={open} sx={{ flex: 1, minHeight: 0, '& .cm-editor': { height: '100%' } }} />
      <Typography id={helpId} variant="caption" sx={{ px: 1.5, py: 0.75 }}>
        {words.yaml.help}
      </Typography>
    </Box>
  );
};
