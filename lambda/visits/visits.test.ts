import { afterEach, expect, test, vi } from 'vitest';
import { readRequestBody, sendResponse, startLocalServer } from '../../infra/local/http.ts';
import { useEndpoint } from '../../tests/send-email/support/clients.ts';
import { readPageLog } from '../aws/logs.ts';
import { leadsPerHundredVisits, startOfWeek } from './numbers.ts';
import { readNumbers } from './read-numbers.ts';
import { parseSentMarker } from './sent-marker.ts';
import { formatWeeks, weeksToJson } from './format-weeks.ts';
import { parseVisitLog } from './visit.ts';

const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour);
/** The log lines of a run: CloudFront adds its own before and after the one of the function. */
const run = (message: string) => ['Kq3Y== START DistributionID: E123', `Kq3Y== ${message}`, 'Kq3Y== END'];
const times = (count: number, message: string) => Array.from({ length: count }, () => run(message)).flat();

/** A log of two weeks: people, robots, prefetched data, and invalid lines. */
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

const markers: Record<string, string> = {
  [`sent/2026/11/18/aaaaaaaa-${at(18)}.json`]:
    '{"mail":"m","page":"/free-estimate","form":"Estimate","suspectedSpam":false}',
  [`sent/2026/11/18/bbbbbbbb-${at(18)}.json`]: '{"mail":"m","page":"/free-estimate","suspectedSpam":false}',
  [`sent/2026/11/18/cccccccc-${at(18)}.json`]: '{"mail":"m","page":"/contact","suspectedSpam":true}',
  // One of a version that stored neither page nor form, and a damaged one.
  [`sent/2026/11/10/dddddddd-${at(10)}.json`]: '{"mail":"m"}',
  [`sent/2026/11/10/eeeeeeee-${at(10)}.json`]: '{"mail',
  // Before the requested time range.
  [`sent/2026/10/01/ffffffff-${Date.UTC(2026, 9, 1)}.json`]: '{"page":"/contact"}',
};
const archive = {
  listSentMarkers: async () => Object.keys(markers),
  // The last one arrived before the requested time range.
  listLeadKeys: async () =>
    ['18/aaaaaaaa', '19/99999999', '08/88888888'].map((id) => `leads/2026/11/${id}.json`),
  readObjects: async (all: { key: string }[]) => all.map(({ key }) => ({ key, body: markers[key] ?? '' })),
};
const pageLog = async (from: number, until: number) => {
  const inTime = log.filter(([time, message]) => time >= from && time < until && message.includes('visit'));
  const read = inTime.map(([time, message]) => parseVisitLog(time, message));
  const visits = read.flatMap((visit) => visit ?? []);
  return { visits, unreadableLines: read.length - visits.length };
};
const numbers = () => readNumbers({ archive, pageLog }, startOfWeek(at(10)), at(20));

test('visits are counted by week and page, robots and prefetches separately, leads by their page', async () => {
  const { weeks, unreadableLines, pending } = await numbers();
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
  expect({ unreadableLines, pending }).toEqual({ unreadableLines: 5, pending: 1 });
});

test('the table fits into 80 columns and explains its numbers', async () => {
  const table = formatWeeks((await numbers()).weeks);
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  // oxlint-disable-next-line no-control-regex
  expect(table).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  expect(table).toMatch(/^Week of 2026-11-16 +visits +prefetched +leads +per visit$/m);
  expect(table).toMatch(/^\/free-estimate +12 +31 +2 +17 %$/m);
  expect(table).toMatch(/^total +52 +31 +2 +4 %$/m);
  expect(table).toMatch(/^\(unknown page\) +0 +0 +1 +–$/m);
  expect(table).toMatch(/^….*very-long +1/m);
  expect(table).toContain('Not counted: 9 responses to known robots');
  expect(table).toContain('data that browsers fetched when people hovered over');
});

test('the JSON contains the same numbers', async () => {
  expect(JSON.parse(weeksToJson((await numbers()).weeks))).toMatchObject({
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
])('the leads per hundred visits of %o are %s', (page, share) =>
  expect(leadsPerHundredVisits(page)).toBe(share),
);

test.each([
  ['2026-11-16T00:00:00Z', '2026-11-16'],
  ['2026-11-22T23:59:59Z', '2026-11-16'],
  ['2026-11-15T23:59:59Z', '2026-11-09'],
])('%s is in the week of %s', (moment, monday) =>
  expect(new Date(startOfWeek(Date.parse(moment))).toISOString()).toBe(`${monday}T00:00:00.000Z`),
);

test.each(['{', '[]', 'null', '"x"'])('%s is not a marker', (body) => {
  expect(parseSentMarker('sent/2026/11/18/a-1.json', body)).toBeUndefined();
});

afterEach(() => vi.unstubAllEnvs());

test('the log is read in all pages of the CloudWatch Logs response', async () => {
  const requests: Record<string, unknown>[] = [];
  const last = { events: [{ timestamp: at(18), message: 'a== visit page robot /' }] };
  const messages = ['a== visit page person /', 'visit?'];
  const first = { events: messages.map((message) => ({ timestamp: at(17), message })), nextToken: 'two' };
  const server = await startLocalServer(async (request, response) => {
    const call = JSON.parse(String(await readRequestBody(request))) as Record<string, unknown>;
    requests.push({ ...call, target: request.headers['x-amz-target'] });
    const [status, body] =
      call['logGroupName'] === 'none'
        ? [400, { __type: 'ResourceNotFoundException', message: 'none' }]
        : [200, call['nextToken'] ? last : first];
    sendResponse(response, status, 'application/x-amz-json-1.1', JSON.stringify(body));
  });
  useEndpoint('CLOUDWATCH_LOGS', server.url);
  expect(await readPageLog('/aws/cloudfront/function/stone-prod-visits', at(16), at(20))).toEqual({
    visits: [
      { at: at(17), page: '/', kind: 'page', by: 'person' },
      { at: at(18), page: '/', kind: 'page', by: 'robot' },
    ],
    unreadableLines: 1,
  });
  expect(requests).toMatchObject([
    { target: 'Logs_20140328.FilterLogEvents', startTime: at(16), endTime: at(20), filterPattern: 'visit' },
    { nextToken: 'two' },
  ]);
  await expect(readPageLog('none', 0, 1)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await server.close();
});
