import { Alert, Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { TitledDialog } from '../ui/dialogs.tsx';
import { useChecked, useStudio, useView } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';
import { createSample } from './sample-mail.ts';

const messages = words.sample;

/** Shows what the business receives when a visitor sends the current form: the mail, and the row in the list of requests. */
export const SampleDialog = ({ onClose }: { onClose: () => void }) => {
  const { file } = useView();
  const { view } = useStudio();
  const { site, forms } = useChecked(({ rendered }) => rendered);
  const form = forms[view.formOf(file)];
  const [now] = useState(() => new Date());
  const sample = site && form && createSample(form, site, now);
  return (
    <TitledDialog title={messages.title} maxWidth="md" onClose={onClose}>
      {!sample && <Alert severity="error">{messages.invalid}</Alert>}
      {sample && (
        <>
          <Typography>{messages.intro}</Typography>
          <Typography variant="h3">{messages.subject}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{sample.subject}</Typography>
          <Typography variant="h3">{messages.mail}</Typography>
          <Box
            component="iframe"
            title={messages.mail}
            srcDoc={sample.html}
            sandbox=""
            sx={{ width: '100%', height: '32rem', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
          />
          <Typography variant="h3" id="sample-row">
            {messages.row}
          </Typography>
          {/* The focus lets the keyboard scroll the dialog. */}
          <Table size="small" aria-labelledby="sample-row" tabIndex={0}>
            <TableBody>
              {sample.row.map(([column, value], index) => (
                <TableRow key={index}>
                  <TableCell variant="head">{column}</TableCell>
                  <TableCell sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </TitledDialog>
  );
};
