import { Alert, Link, Typography } from '@mui/material';
import type { PublishingStatus } from '../store/publishing.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { formatTime } from '../core/format-time.ts';

const messages = words.publish;

/** The times of the last saved, accepted and live version, with alerts about what prevents or delays publishing. */
export const PublishStateView = ({ status }: { status: PublishingStatus }) => {
  const { saved, accepted, base, live, checks, preview } = status;
  const times = { saved: saved ?? accepted.time, accepted: accepted.time, ...(live && { live: live.time }) };
  return (
    <>
      <div>
        {Object.entries(times).map(([name, time]) => (
          <Typography key={name}>
            {formatMessage(messages.times[name as keyof typeof times], { time: formatTime(time) })}
          </Typography>
        ))}
      </div>
      {base.id !== accepted.id && <Alert severity="info">{messages.others}</Alert>}
      {checks.state !== 'none' && (
        <Typography>
          {messages.checks[checks.state]}{' '}
          {checks.url && <Link href={checks.url}>{messages.checks.look}</Link>}
        </Typography>
      )}
      {preview && <Link href={preview}>{messages.preview}</Link>}
    </>
  );
};
