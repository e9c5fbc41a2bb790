// Answers each line of its input, `{ "url", "throttling" }`, with a line of figures. It runs in the newer Node that
// bench/ brings along, and keeps one Chromium for all runs: `lighthouse.mjs <path of Chromium>`.
import { createInterface } from 'node:readline';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const chrome = await launch({
  chromePath: process.argv[2],
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/** One mobile run; `simulate` computes a slow 4G from a fast load, `devtools` applies it. */
const run = async ({ url, throttling }) => {
  const only = throttling === 'simulate' ? undefined : ['performance'];
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    throttlingMethod: throttling,
    ...(only && { onlyCategories: only }),
  });
  const { lhr } = result;
  const figures = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? null]);
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, score && Math.round(score * 100)]);
  const counted = new Set(
    Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const short = Object.values(lhr.audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
    .map(({ id }) => id);
  return { ...Object.fromEntries(figures), scores: Object.fromEntries(scores), short, error: lhr.runtimeError?.code };
};

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await run(JSON.parse(line)).catch((error) => ({ error: String(error) }));
  console.log(JSON.stringify(answer));
}
await chrome.kill();
