import { setTimeout as sleep } from 'node:timers/promises';
import { probeHeader } from '../ingest/probe.ts';

/** Milliseconds after which an answer comes too late for a visitor. */
const timeoutMs = 10_000;
/** Milliseconds before a look that found something is repeated: what is gone by then is no outage. */
const pauseMs = 5000;

/** Known to the function that counts visits as a robot's. */
const userAgent = 'site-watch (bot)';

type Look = (url: string) => Promise<string | undefined>;

/** Why somebody does not get what they ask for; never what an answer holds. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Unknown';
  const { cause } = error;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
};

const ask = (url: string, more: RequestInit) =>
  fetch(url, { ...more, signal: AbortSignal.timeout(timeoutMs) });

/**
 * A page is up when it comes whole: with a main heading, and to its end. One that was renamed leads on to its new address;
 * one that leads to another site is none of ours.
 */
const page: Look = async (url) => {
  const answer = await ask(url, { headers: { 'user-agent': userAgent } });
  if (new URL(answer.url).origin !== new URL(url).origin) return 'leads elsewhere';
  if (answer.status !== 200) return `status ${answer.status}`;
  const text = await answer.text();
  return text.includes('<h1') && text.trimEnd().endsWith('</html>') ? undefined : 'not whole';
};

/** The forms are up when the function behind them answers a probe that came the way of a form. */
const forms: Look = async (url) => {
  const headers = { 'user-agent': userAgent, [probeHeader]: '1' };
  const answer = await ask(`${url}/api/send-email`, { headers, redirect: 'manual' });
  return answer.status === 200 ? undefined : `status ${answer.status}`;
};

/** What is looked at. */
export const probes = { page, forms };

/**
 * Looks, and once more when something is wrong.
 * @param pause milliseconds between the two
 * @returns why it is down; undefined when it is up
 */
export const probeWithRetry = async (
  look: Look,
  url: string,
  pause = pauseMs,
): Promise<string | undefined> => {
  const once = () => look(url).catch(reasonOf);
  if ((await once()) === undefined) return undefined;
  await sleep(pause);
  return once();
};
