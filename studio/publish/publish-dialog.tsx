import { Alert, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { ChangeList } from '../changes/change-list.tsx';
import { ConflictList } from '../conflicts/decisions.tsx';
import { useLoaded } from '../core/use-run.ts';
import { words } from '../messages/messages.ts';
import { listFileChanges } from '../naming/file-changes.ts';
import { useDraft, usePublishing } from '../state/use-studio.ts';
import type { PublishResult } from '../store/publishing.ts';
import { FormDialog } from '../ui/dialogs.tsx';
import { PublishStateView } from './publish-state.tsx';
import { PublishErrors, useErrorPlaces } from './review-dialog.tsx';
import { usePublish } from './use-publish.ts';

const messages = words.publish;

/** @param published says when visitors see what was published */
const Result = ({ outcome, published }: { outcome: PublishResult; published: string }) => {
  if (outcome.state === 'published') return <Alert severity="success">{published}</Alert>;
  if (outcome.state === 'waiting') return <Alert severity="info">{messages.waiting}</Alert>;
  if (outcome.state === 'conflicts') return <Alert severity="warning">{messages.conflicts}</Alert>;
  return (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {[messages.reasons[outcome.reason], outcome.detail].filter(Boolean).join('\n')}
    </Alert>
  );
};

/**
 * Polling interval in ms while checks run. Checks take minutes, and each attempt costs about five of the 5,000
 * requests per hour.
 */
const retryDelayMs = 15_000;

/** Lists all unpublished changes, and publishes them. */
export const PublishDialog = ({ onClose }: { onClose: () => void }) => {
  const { current } = useDraft();
  const publishing = usePublishing();
  const read = async () => {
    const status = await publishing.status();
    return { status, base: await publishing.version(status.base.id) };
  };
  const { value: review, failure: loadFailure, look: reload } = useLoaded(read, []);
  const { publish, isRunning, failure, outcome, conflicts, baseOf, decide } = usePublish(review?.base);
  const errors = useErrorPlaces();
  const [message, setMessage] = useState('');
  const submit = async (): Promise<void> => {
    const result = await publish(message);
    if (result?.state === 'published') setMessage('');
    await reload();
  };
  // Repeating the same request completes the publication once the checks have passed. Stops when the dialog is
  // closed.
  useEffect(() => {
    if (outcome?.state !== 'waiting' || isRunning) return undefined;
    const timer = setTimeout(() => void submit(), retryDelayMs);
    return () => clearTimeout(timer);
  });
  const files = review ? listFileChanges(review.base, current) : [];
  const published = review?.status.release === 'by-person' ? messages.byPerson : messages.onAccept;
  const isComplete = files.length > 0 && message.trim() !== '';
  return (
    <FormDialog
      title={messages.title}
      maxWidth="md"
      leave={words.dialogs.close}
      onClose={onClose}
      action={isRunning ? messages.publishing : messages.do}
      isDisabled={!isComplete || isRunning || errors.length > 0 || conflicts.length > 0}
      refusal={failure ?? loadFailure}
      onSubmit={submit}
      footer={
        <>
          {files.length > 0 && (
            <TextField
              label={messages.message}
              helperText={messages.messageHelp}
              required
              multiline
              maxRows={3}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
          <div role="status">
            {outcome && (!isRunning || outcome.state === 'waiting') && (
              <Result outcome={outcome} published={published} />
            )}
          </div>
        </>
      }
    >
      {!review && !loadFailure && <Typography role="status">{messages.checking}</Typography>}
      {review && (
        <>
          <PublishStateView status={review.status} />
          <ConflictList {...{ conflicts, baseOf, decide }} />
          <PublishErrors base={review.base} onOpen={onClose} />
          <Typography variant="h2">{messages.changed}</Typography>
          {files.length === 0 && <Typography>{messages.none}</Typography>}
          <ChangeList key={review.status.base.id} files={files} former={review.base} onOpen={onClose} />
        </>
      )}
    </FormDialog>
  );
};
