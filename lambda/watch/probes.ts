import { setTimeout as sleep } from 'node:timers/promises';
import { probeHeader } from '../ingest/front-door.ts';

/** Timeout of a request in ms, after which a response is too late for a visitor. */
const timeoutMs = 10_000;
/** Delay in ms before a failed probe is repeated. A shorter failure is not an outage. */
const retryDelayMs = 5000;

/** The user agent of the probes, which the function that counts visits recognizes as a robot. */
const userAgent = 'site-watch (bot)';

type Probe = (url: string) => Promise<string | undefined>;

/** Returns the reason of a failed request. It never contains response content. */
const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Unknown';
  const { cause } = error;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
};

const request = (url: string, options: RequestInit) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });

/**
 * Probes a page. It is up if it is complete: it has an `h1` and ends with `</html>`. Redirects within the site are followed,
 * because a page may have been renamed; a redirect to another site is a failure.
 */
export const probePage: Probe = async (url) => {
  const response = await request(url, { headers: { 'user-agent': userAgent } });
  if (new URL(response.url).origin !== new URL(url).origin) return 'redirects to another site';
  if (response.status !== 200) return `status ${response.status}`;
  const text = await response.text();
  return text.includes('<h1') && text.trimEnd().endsWith('</html>') ? undefined : 'incomplete page';
};

/** Probes the forms. They are up if the function behind them answers a probe that came the same way as a form. */
export const probeForms: Probe = async (url) => {
  const headers = { 'user-agent': userAgent, [probeHeader]: '1' };
  const response = await request(url, { headers, redirect: 'manual' });
  return response.status === 200 ? undefined : `status ${response.status}`;
};

/**
 * Runs a probe, and once more if it fails.
 * @param delay milliseconds between the two attempts
 * @returns the reason if the target is down; undefined if it is up
 */
export const probeWithRetry = async (
  probe: Probe,
  url: string,
  delay = retryDelayMs,
): Promise<string | undefined> => {
  const attempt = () => probe(url).catch(describeError);
  if ((await attempt()) === undefined) return undefined;
  await sleep(delay);
  return attempt();
};
