import { Box, Typography } from '@mui/material';
import { useCallback, useId, useState } from 'react';
import { describeProblem } from '../../documents/problems/format-problem.ts';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';
import { openDocumentEditor } from './document-editor.ts';

// Fixed height, so that the edited line does not move; scrollable by keyboard.
const foot = { borderTop: 1, borderColor: 'divider', px: 1.5, py: 0.75, height: '6rem', overflow: 'auto' };

/**
 * YAML editor of a document; shares text, undo and selection with the form. Shows the problems of the cursor's line below.
 */
export const YamlEditor = ({ file }: { file: string }) => {
  const studio = useStudio();
  const problems = useChecked((checked) => checked.problems);
  const helpId = useId();
  const [line, setLine] = useState<number>();
  const open = useCallback(
    (parent: HTMLElement) => openDocumentEditor(studio, file, parent, helpId, setLine),
    [studio, file, helpId],
  );
  const here = problems.filter((problem) => problem.file === file && problem.range.start.line === line);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box ref={open} sx={{ flex: 1, minHeight: 0, '& .cm-editor': { height: '100%' } }} />
      <Box component="section" aria-label={words.yaml.lineHelp} tabIndex={0} sx={foot}>
        <div role="status">
          {here.map((problem) => (
            <Typography
              key={`${problem.range.start.column} ${problem.code}`}
              variant="body2"
              sx={{ color: `${problem.severity}.main` }}
            >
              {describeProblem(problem)}
            </Typography>
          ))}
        </div>
        <Typography id={helpId} variant="caption">
          {words.yaml.help}
        </Typography>
      </Box>
    </Box>
  );
};
