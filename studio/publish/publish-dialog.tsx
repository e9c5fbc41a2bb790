import { Alert, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { ConflictList } from '../conflicts/decisions.tsx';
import { useLoaded } from '../core/use-run.ts';
import { DateAlert } from '../dates/date-hint.tsx';
import { LocationList } from '../problems/location-list.tsx';
import { useProblemPlaces } from '../problems/location-list.tsx';
import { FormDialog } from '../ui/dialogs.tsx';
import { useDraft, useStudio } from '../state/use-studio.ts';
import type { PublishResult, PublishingStatus } from '../store/publishing.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { PageComparison } from './page-comparison.tsx';
import { publishedText, PublishStateView } from './publish-state.tsx';
import { listFileChanges } from '../naming/file-changes.ts';
import { isPageFile, ChangeList } from '../changes/change-list.tsx';
import { LazyDetails } from '../ui/titled-list.tsx';
import { usePublish } from './use-publish.ts';

const messages = words.publish;

const Result = ({ outcome, status }: { outcome: PublishResult; status: PublishingStatus }) => {
  if (outcome.state === 'published') return <Alert severity="success">{publishedText(status)}</Alert>;
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

/** Whether an outcome can change the publishing status, so that it must be read again. */
const changesStatus = (outcome: PublishResult | undefined): boolean =>
  outcome?.state === 'published' ||
  outcome?.state === 'waiting' ||
  (outcome?.state === 'refused' && outcome.reason === 'checks-failed');

/** Lists all unpublished changes, and publishes them. */
export const PublishDialog = ({ onClose }: { onClose: () => void }) => {
  const { current } = useDraft();
  const { publishing } = useStudio();
  const read = async () => {
    const status = await publishing.status();
    const base: ReadonlyMap<string, string> = status.base
      ? await publishing.version(status.base.id)
      : new Map();
    return { status, base };
  };
  const { value: review, failure: loadFailure, look: reload } = useLoaded(read, []);
  const { publish, isRunning, failure, outcome, conflicts, baseOf, decide } = usePublish(review?.base);
  const errors = useProblemPlaces().filter(({ severity }) => severity === 'error');
  const [message, setMessage] = useState('');
  const [author, setAuthor] = useState({ name: '', email: '' });
  const isReady = review !== undefined && review.status.missing !== 'no-history';
  const hasAuthor = review?.status.author !== undefined;
  const isComplete = message.trim() !== '' && (hasAuthor || (author.name !== '' && author.email !== ''));
  const submit = async (): Promise<void> => {
    const result = await publish(message, hasAuthor ? undefined : author);
    if (result?.state === 'published') setMessage('');
    if (changesStatus(result)) await reload();
  };
  // Repeating the same request completes the publication once the checks have passed. Stops when the dialog is
  // closed.
  useEffect(() => {
    if (outcome?.state !== 'waiting' || isRunning) return undefined;
    const timer = setTimeout(() => void submit(), retryDelayMs);
    return () => clearTimeout(timer);
  });
  const changes = review ? listFileChanges(review.base, current) : [];
  return (
    <FormDialog
      title={messages.title}
      maxWidth="md"
      leave={words.dialogs.close}
      onClose={onClose}
      action={isRunning ? messages.publishing : messages.do}
      isDisabled={
        !isReady ||
        changes.length === 0 ||
        !isComplete ||
        isRunning ||
        errors.length > 0 ||
        conflicts.length > 0
      }
      refusal={failure ?? loadFailure}
      onSubmit={submit}
    >
      {!review && !loadFailure && <Typography role="status">{messages.checking}</Typography>}
      {review && <PublishStateView status={review.status} />}
      {review && isReady && (
        <>
          <Typography variant="h2">{messages.changed}</Typography>
          {changes.length === 0 && <Typography>{messages.none}</Typography>}
          <ChangeList
            files={changes}
            renderTools={({ file, before, after }) =>
              isPageFile(file) &&
              current.has(file) && (
                <>
                  <DateAlert published={before} page={after} />
                  <LazyDetails title={messages.look}>
                    {() => (
                      <PageComparison
                        names={[messages.before, messages.after]}
                        file={file}
                        states={[review.base, current]}
                      />
                    )}
                  </LazyDetails>
                </>
              )
            }
          />
          <LocationList
            title={formatMessage(messages.held, { count: errors.length })}
            places={errors}
            onOpen={onClose}
          />
          {changes.length > 0 && (
            <TextField
              label={messages.message}
              helperText={messages.messageHelp}
              required
              multiline
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
          {/* Git has no author configured on this machine. */}
          {changes.length > 0 &&
            !hasAuthor &&
            (['name', 'email'] as const).map((field) => (
              <TextField
                key={field}
                label={messages[field]}
                helperText={field === 'name' && messages.nameHelp}
                type={field === 'email' ? 'email' : 'text'}
                autoComplete={field}
                required
                value={author[field]}
                onChange={({ target }) => setAuthor({ ...author, [field]: target.value })}
              />
            ))}
          <ConflictList {...{ conflicts, baseOf, decide }} messages={messages.conflictTexts} />
          <div role="status">
            {outcome && (!isRunning || outcome.state === 'waiting') && (
              <Result outcome={outcome} status={review.status} />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
};
