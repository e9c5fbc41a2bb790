// Answers each line of its input, `{ "url", "kind" }`, with a line of figures. It runs in the newer Node that bench/
// brings along, and keeps one Chromium for all runs: `lighthouse.mjs <path of Chromium>`.
import { createInterface } from 'node:readline';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const chrome = await launch({
  chromePath: process.argv[2],
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
// Whoever waits in vain for an answer ends this process; its Chromium would stay.
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

/** The mobile defaults; what no figure is made of is left out, because it is half of the time. */
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
