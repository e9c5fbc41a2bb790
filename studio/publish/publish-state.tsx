import { Alert, Link, Stack, Typography } from '@mui/material';
import type { PublishingStatus } from '../store/publishing.ts';
import { words } from '../messages/messages.ts';
import { formatTime } from '../core/format-time.ts';

const messages = words.publish;

/** The times of the last saved, accepted and live version, with alerts about what prevents or delays publishing. */
export const PublishStateView = ({ status }: { status: PublishingStatus }) => {
  const { saved, accepted, base, live, checks, preview } = status;
  const states = [
    [messages.saved, formatTime(saved ?? accepted.time)],
    [messages.accepted, formatTime(accepted.time)],
    ...(live ? [[messages.live, formatTime(live.time)] as const] : []),
  ] as const;
  return (
    <>
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: 3, m: 0 }}>
        {states.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="caption">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Stack>
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
