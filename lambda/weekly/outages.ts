/** A look that was taken: whether all was up, and when, in milliseconds since 1970. */
export type ProbeResult = { at: number; watched: 'pages' | 'forms'; up: boolean };

/** A time in which something was down. */
export type Outage = { watched: 'pages' | 'forms'; from: number; minutes: number };

/** Minutes between two looks (infra/watch-stack.ts). */
const every = 5;
/** Minutes after which the next bad look begins another outage: the log of one in between may have been lost. */
const gap = every + 1;
const minuteMs = 60_000;

/** Reads a line of the log of the watchers; undefined when it says nothing of the site. */
export const parseProbeLog = (at: number, message: string): ProbeResult | undefined => {
  try {
    const { event, watched } = JSON.parse(message) as { event?: unknown; watched?: unknown };
    if (watched !== 'pages' && watched !== 'forms') return undefined;
    if (event !== 'Up' && event !== 'Down') return undefined;
    return { at, watched, up: event === 'Up' };
  } catch {
    return undefined;
  }
};

/**
 * The times in which something was down, by when they began. Each lasts as long as it was seen, and until the next look.
 */
export const outagesIn = (looked: ProbeResult[]): Outage[] => {
  const outages: Outage[] = [];
  const down = looked.filter(({ up }) => !up).sort((one, other) => one.at - other.at);
  for (const { at, watched } of down) {
    const last = outages.findLast((outage) => outage.watched === watched);
    const end = last && last.from + last.minutes * minuteMs;
    if (last && end !== undefined && at <= end + gap * minuteMs)
      last.minutes = Math.max(last.minutes, Math.round((at - last.from) / minuteMs) + every);
    else outages.push({ watched, from: at, minutes: every });
  }
  return outages;
};
