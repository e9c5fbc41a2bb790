import { Alert, Link, Stack, Typography } from '@mui/material';
import type { PublishingStatus } from '../store/publishing.ts';
import { words } from '../messages/messages.ts';
import { formatTime } from './format-time.ts';

const said = words.publish;

const timeOr = (time: number | undefined): string => (time === undefined ? said.never : formatTime(time));

/** Returns the success message: published locally only, published without a known site URL, or live. */
export const publishedText = ({ missing, live }: Pick<PublishingStatus, 'missing' | 'live'>): string => {
  if (missing === 'no-remote') return said.publishedHere;
  return 'unknown' in live && live.unknown === 'no-address' ? said.publishedUnseen : said.published;
};

/** The times of the last saved, accepted and live version, with alerts about what prevents or delays publishing. */
export const PublishStateView = ({ status }: { status: PublishingStatus }) => {
  const { saved, accepted, base, live, missing, isStale, release, checks, preview } = status;
  const states = [
    [said.saved, timeOr(saved ?? accepted?.time)],
    [said.accepted, timeOr(accepted?.time)],
    [said.live, 'unknown' in live ? said.unknown[live.unknown] : formatTime(live.time)],
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
      {missing && <Alert severity="info">{said.reasons[missing]}</Alert>}
      {isStale && <Alert severity="warning">{said.stale}</Alert>}
      {base?.id !== accepted?.id && <Alert severity="info">{said.others}</Alert>}
      {checks.state !== 'none' && (
        <Typography>
          {said.checks[checks.state]} {checks.url && <Link href={checks.url}>{said.checks.look}</Link>}
        </Typography>
      )}
      {preview && <Link href={preview}>{said.preview}</Link>}
      {!missing && (
        <Typography variant="caption">{release === 'on-accept' ? said.onAccept : said.byPerson}</Typography>
      )}
    </>
  );
};
