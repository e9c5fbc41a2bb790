import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readPageLog } from '../aws/logs.ts';
import { leadsPerHundredVisits, mondayOf } from './numbers.ts';
import { readNumbers } from './read-numbers.ts';
import { parseSentMarker } from './sent-marker.ts';
import { showWeeks, weeksJson } from './format-weeks.ts';
import { parseVisitLog } from './visit.ts';

const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour);
/** Lines as CloudFront writes them: before and after what the function says stand its own. */
const run = (said: string) => ['Kq3Y== START DistributionID: E123', `Kq3Y== ${said}`, 'Kq3Y== END'];
const times = (count: number, said: string) => Array.from({ length: count }, () => run(said)).flat();

/** A made log of two weeks: people, robots, hovers, and lines that nobody should trust. */
const log: [at: number, message: string][] = [
  ...times(40, 'visit page person /').map((line): [number, string] => [at(17), line]),
  ...times(12, 'visit page person /free-estimate').map((line): [number, string] => [at(18), line]),
  ...times(31, 'visit data person /free-estimate').map((line): [number, string] => [at(18), line]),
  ...times(9, 'visit page robot /').map((line): [number, string] => [at(19), line]),
  ...times(5, 'visit page person /contact').map((line): [number, string] => [at(10), line]),
  ...times(1, `visit page person /${'very-'.repeat(12)}long`).map((line): [number, string] => [at(10), line]),
  [at(18), 'visit page person /contact?email=ann@visitor.example'],
  [at(18), 'visit page person'],
  [at(18), 'visit page person /a\u001b[2J'],
  [at(18), `visit page person /${'x'.repeat(3000)}`],
  [at(18), 'visit page owner /'],
];

const marks: Record<string, string> = {
  [`sent/2026/11/18/aaaaaaaa-${at(18)}.json`]: '{"mail":"m","page":"/free-estimate","suspectedSpam":false}',
  [`sent/2026/11/18/bbbbbbbb-${at(18)}.json`]: '{"mail":"m","page":"/free-estimate","suspectedSpam":false}',
  [`sent/2026/11/18/cccccccc-${at(18)}.json`]: '{"mail":"m","page":"/contact","suspectedSpam":true}',
  // Of a version that did not ask where the form was, and one that is damaged.
  [`sent/2026/11/10/dddddddd-${at(10)}.json`]: '{"mail":"m"}',
  [`sent/2026/11/10/eeeeeeee-${at(10)}.json`]: '{"mail',
  // Before the time that is asked for.
  [`sent/2026/10/01/ffffffff-${Date.UTC(2026, 9, 1)}.json`]: '{"page":"/contact"}',
};
const archive = {
  marks: async () => Object.keys(marks),
  leadKeys: async () => ['leads/2026/11/18/aaaaaaaa.json', 'leads/2026/11/19/99999999.json'],
  bodies: async (keys: string[]) => keys.map((key) => ({ key, body: marks[key] ?? '' })),
};
const pageLog = async (from: number, until: number) => {
  const inTime = log.filter(([time, message]) => time >= from && time < until && message.includes('visit'));
  const read = inTime.map(([time, message]) => parseVisitLog(time, message));
  const visits = read.flatMap((visit) => visit ?? []);
  return { visits, unread: read.length - visits.length };
};
const numbers = () => readNumbers({ archive, pageLog }, mondayOf(at(10)), at(20));

test('pages are counted by the week, known robots left out, hovers apart, leads by their page', async () => {
  const { weeks, unread, waiting } = await numbers();
  expect(weeks).toEqual([
    {
      week: '2026-11-16',
      pages: [
        { page: '/', visits: 40, lookedAt: 0, leads: 0 },
        { page: '/free-estimate', visits: 12, lookedAt: 31, leads: 2 },
      ],
      robots: 9,
      suspectedSpam: 1,
    },
    {
      week: '2026-11-09',
      pages: [
        { page: '/contact', visits: 5, lookedAt: 0, leads: 0 },
        { page: `/${'very-'.repeat(12)}long`, visits: 1, lookedAt: 0, leads: 0 },
        { page: '', visits: 0, lookedAt: 0, leads: 1 },
      ],
      robots: 0,
      suspectedSpam: 0,
    },
  ]);
  expect({ unread, waiting }).toEqual({ unread: 5, waiting: 1 });
});

test('the table says it in 80 columns, and what the numbers mean', async () => {
  const shown = showWeeks((await numbers()).weeks);
  for (const line of shown.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  // oxlint-disable-next-line no-control-regex
  expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  expect(shown).toMatch(/^Week of 2026-11-16 +visits +looked at +leads +per visit$/m);
  expect(shown).toMatch(/^\/free-estimate +12 +31 +2 +17 %$/m);
  expect(shown).toMatch(/^together +52 +31 +2 +4 %$/m);
  expect(shown).toMatch(/^\(page not said\) +0 +0 +1 +–$/m);
  expect(shown).toMatch(/^….*very-long +1/m);
  expect(shown).toContain('Left out, answers to known robots: 9');
  expect(shown).toContain('which a hover or a click within the site fetches');
});

test('programs get the same', async () => {
  expect(JSON.parse(weeksJson((await numbers()).weeks))).toMatchObject({
    weeks: [
      { week: '2026-11-16', pages: [{ leadsPerHundredVisits: 0 }, { leadsPerHundredVisits: 17 }] },
      { pages: [{}, {}, { page: '', leadsPerHundredVisits: null }] },
    ],
  });
});

test.each([
  [{ visits: 12, leads: 2 }, 17],
  [{ visits: 0, leads: 0 }, undefined],
  [{ visits: 2, leads: 8 }, undefined],
])('the share of %o is %s', (page, share) => expect(leadsPerHundredVisits(page)).toBe(share));

test.each([
  ['2026-11-16T00:00:00Z', '2026-11-16'],
  ['2026-11-22T23:59:59Z', '2026-11-16'],
  ['2026-11-15T23:59:59Z', '2026-11-09'],
])('%s is in the week of %s', (moment, monday) =>
  expect(new Date(mondayOf(Date.parse(moment))).toISOString()).toBe(`${monday}T00:00:00.000Z`),
);

test.each(['{', '[]', 'null', '"x"'])('%s is no mark', (body) => {
  expect(parseSentMarker('sent/2026/11/18/a-1.json', body)).toBeUndefined();
});

afterEach(() => vi.unstubAllEnvs());

test('the log is read page by page, as CloudWatch Logs answers', async () => {
  const asked: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const call = JSON.parse(body) as Record<string, unknown>;
      asked.push({ ...call, target: request.headers['x-amz-target'] });
      const missing = call['logGroupName'] === 'none';
      const page = call['nextToken']
        ? { events: [{ timestamp: at(18), message: 'a== visit page robot /' }] }
        : {
            events: [
              { timestamp: at(17), message: 'a== visit page person /' },
              { timestamp: at(17), message: 'visit?' },
            ],
            nextToken: 'two',
          };
      response
        .writeHead(missing ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' })
        .end(JSON.stringify(missing ? { __type: 'ResourceNotFoundException', message: 'none' } : page));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubEnv(
    'AWS_ENDPOINT_URL_CLOUDWATCH_LOGS',
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'local');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  expect(await readPageLog('/aws/cloudfront/function/stone-prod-visits', at(16), at(20))).toEqual({
    visits: [
      { at: at(17), page: '/', kind: 'page', by: 'person' },
      { at: at(18), page: '/', kind: 'page', by: 'robot' },
    ],
    unread: 1,
  });
  expect(asked).toMatchObject([
    { target: 'Logs_20140328.FilterLogEvents', startTime: at(16), endTime: at(20), filterPattern: 'visit' },
    { nextToken: 'two' },
  ]);
  await expect(readPageLog('none', 0, 1)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  server.closeAllConnections();
  server.close();
});
