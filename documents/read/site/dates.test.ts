import { expect, test } from 'vitest';
import { unavailabilityAt, formatLocalTime } from './dates.ts';

const minuteMs = 60_000;

/** Whether a page is on the site, minute by minute; `+` and `-` for each change. */
const changes = (
  dates: { publishAt?: string; unpublishAt?: string },
  zone: string,
  from: string,
  hours = 8,
) => {
  const start = Date.parse(from);
  const shown = Array.from(
    { length: hours * 60 },
    (_, minute) => !unavailabilityAt(dates, formatLocalTime(new Date(start + minute * minuteMs), zone)),
  );
  return shown.flatMap((isShown, minute) =>
    minute > 0 && isShown !== shown[minute - 1]
      ? [`${isShown ? '+' : '-'} ${new Date(start + minute * minuteMs).toISOString().slice(0, 16)}`]
      : [],
  );
};

const [angeles, havana, howe] = ['America/Los_Angeles', 'America/Havana', 'Australia/Lord_Howe'];

test.each([
  ['in the repeated hour', angeles, '2026-11-01 01:30', '2026-11-01T05:00Z', '2026-11-01T08:30'],
  ['as it begins', angeles, '2026-11-01 01:00', '2026-11-01T05:00Z', '2026-11-01T08:00'],
  ['in its last minute', angeles, '2026-11-01 01:59', '2026-11-01T05:00Z', '2026-11-01T08:59'],
  ['after it', angeles, '2026-11-01 02:00', '2026-11-01T05:00Z', '2026-11-01T10:00'],
  ['at midnight, which is repeated', havana, '2026-11-01', '2026-11-01T01:00Z', '2026-11-01T04:00'],
  ['in a repeated half hour', howe, '2026-04-05 01:45', '2026-04-04T11:00Z', '2026-04-04T14:45'],
  ['in the skipped hour', angeles, '2026-03-08 02:30', '2026-03-08T07:00Z', '2026-03-08T10:00'],
  ['on a usual day', angeles, '2026-06-01 08:00', '2026-06-01T12:00Z', '2026-06-01T15:00'],
])(
  'a page appears and disappears once, at the first instant of its date: %s',
  (_, zone, moment, from, at) => {
    expect(changes({ publishAt: moment }, zone, from)).toEqual([`+ ${at}`]);
    expect(changes({ unpublishAt: moment }, zone, from)).toEqual([`- ${at}`]);
  },
);
