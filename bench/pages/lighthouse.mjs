// Reads lines of the form `{ "url", "kind" }` and writes a line of figures for each. It runs in the newer Node of bench/
// and uses one Chromium for all runs. Usage: `lighthouse.mjs <path of Chromium>`.
import { createInterface } from 'node:readline';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const chrome = await launch({
  chromePath: process.argv[2],
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
// On a timeout the parent ends this process. Without this handler, Chromium would keep running.
process.once('SIGTERM', () => {
  chrome.kill();
  process.exit(1);
});

const figures = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** The mobile defaults. Audits that are not needed are skipped, because they take half of the time. */
const flags = {
  simulated: { throttlingMethod: 'simulate', onlyAudits: Object.values(figures) },
  applied: { throttlingMethod: 'devtools', onlyAudits: Object.values(figures) },
  scores: { throttlingMethod: 'simulate' },
};

/** Audits that cost a category half a point or more. */
const costly = ({ audits, categories }) =>
  Object.values(categories).flatMap(({ auditRefs }) => {
    const all = auditRefs.reduce((sum, { weight }) => sum + weight, 0);
    return auditRefs
      .filter(({ id, weight }) => audits[id].score !== null && (weight * (1 - audits[id].score)) / all >= 0.005)
      .map(({ id }) => (audits[id].displayValue ? `${id} ${audits[id].displayValue}` : id));
  });

const run = async ({ url, kind }) => {
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    ...flags[kind],
  });
  const { audits, categories, runtimeError } = lhr;
  const scores = Object.values(categories).map(({ id, score }) => [id, score === null ? null : Math.round(score * 100)]);
  const missing = Object.values(figures).find((id) => audits[id]?.numericValue === undefined);
  return {
    ...Object.fromEntries(Object.entries(figures).map(([name, id]) => [name, audits[id]?.numericValue])),
    power: lhr.environment.benchmarkIndex,
    scores: Object.fromEntries(scores),
    short: costly(lhr),
    error: runtimeError?.code ?? (missing && `no ${missing}: ${audits[missing]?.errorMessage}`),
  };
};

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await run(JSON.parse(line)).catch((error) => ({ error: String(error) }));
  console.log(JSON.stringify(answer));
}
chrome.kill();
