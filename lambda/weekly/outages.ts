import { parseJson } from '../parse-json.ts';

/** The result of a probe: its time in Unix ms, its target, and whether the target was up. */
export type ProbeResult = { at: number; watched: 'pages' | 'forms'; up: boolean };

/** An outage of the pages or the forms: its start in Unix ms, and its duration. */
export type Outage = { watched: 'pages' | 'forms'; from: number; minutes: number };

/** Minutes between two probes (infra/watch-stack.ts). */
const intervalMinutes = 5;
/**
 * Minutes after a failed probe from which the next failed one starts another outage. More than one interval, because a
 * log line may be lost.
 */
const maxGapMinutes = intervalMinutes + 1;
const minuteMs = 60_000;

/** Parses a log line of the monitoring functions. Undefined if it is not the result of a probe. */
export const parseProbeLog = (at: number, message: string): ProbeResult | undefined => {
  const { event, watched } = Object(parseJson(message)) as { event?: unknown; watched?: unknown };
  if (watched !== 'pages' && watched !== 'forms') return undefined;
  return event === 'Up' || event === 'Down' ? { at, watched, up: event === 'Up' } : undefined;
};

/** Returns the outages, sorted by start. Each lasts from its first failed probe until one interval after its last one. */
export const findOutages = (results: ProbeResult[]): Outage[] => {
  const outages: Outage[] = [];
  const down = results.filter(({ up }) => !up).sort((a, b) => a.at - b.at);
  for (const { at, watched } of down) {
    const last = outages.findLast((outage) => outage.watched === watched);
    const end = last && last.from + last.minutes * minuteMs;
    if (last && end !== undefined && at <= end + maxGapMinutes * minuteMs)
      last.minutes = Math.max(last.minutes, Math.round((at - last.from) / minuteMs) + intervalMinutes);
    else outages.push({ watched, from: at, minutes: intervalMinutes });
  }
  return outages;
};
