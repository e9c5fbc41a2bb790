import { afterEach, expect, test, vi } from 'vitest';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import type { OutgoingMail } from '../aws/mailer.ts';
import type { PageVisit } from '../visits/visit.ts';
import { outagesIn, parseProbeLog, type ProbeResult } from './outages.ts';
import { createWeeklyReport } from './weekly-report.ts';

/** A Monday, and the moment at which the mail of the week before is sent. */
const monday = Date.UTC(2026, 10, 23);
const now = monday + 14 * 3_600_000;
const at = (day: number, minutes = 0) => Date.UTC(2026, 10, day, 18) + minutes * 60_000;

const visit = (day: number, page: string, by: PageVisit['by'] = 'person'): PageVisit => ({
  at: at(day),
  page,
  kind: 'page',
  by,
});
const visits = [
  ...Array.from({ length: 20 }, () => visit(17, '/')),
  ...Array.from({ length: 8 }, () => visit(18, '/contact')),
  ...Array.from({ length: 5 }, () => visit(18, '/', 'robot')),
  visit(12, '/'),
];
const personal = 'Ann Miller ann@visitor.example 714 555 0199';
const marks: Record<string, string> = {
  [`sent/2026/11/18/aaaaaaaa-${at(18)}.json`]: '{"page":"/contact","suspectedSpam":false}',
  [`sent/2026/11/19/bbbbbbbb-${at(19)}.json`]: '{"page":"","suspectedSpam":false}',
  [`sent/2026/11/19/cccccccc-${at(19)}.json`]: '{"page":"/contact","suspectedSpam":true}',
  [`sent/2026/11/12/dddddddd-${at(12)}.json`]: '{"page":"/contact","suspectedSpam":false}',
};
const look = (
  day: number,
  minutes: number,
  up: boolean,
  watched: ProbeResult['watched'] = 'pages',
): ProbeResult => ({
  at: at(day, minutes),
  watched,
  up,
});

type Given = {
  dead?: number;
  leads?: string[];
  looked?: ProbeResult[];
  mailer?: (mail: OutgoingMail) => Promise<string>;
};
afterEach(() => void vi.restoreAllMocks());

/** Sends the mail of a week, and gives it with what was logged. */
const weekly = async ({ dead = 0, leads = [], looked = [look(17, 0, true)], mailer }: Given = {}) => {
  const mails: OutgoingMail[] = [];
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const error = await createWeeklyReport({
    archive: {
      marks: async () => Object.keys(marks),
      leadKeys: async () => leads,
      bodies: async (keys) => keys.map((key) => ({ key, body: marks[key] ?? personal })),
    },
    pageLog: async (from, until) => ({
      visits: visits.filter((one) => one.at >= from && one.at < until),
      unread: 0,
    }),
    watchLog: async () => looked,
    deadLetters: async () => dead,
    mailer: mailer ?? (async (mail) => `m${mails.push(mail)}`),
    words,
  })(now).catch((reason: unknown) => reason);
  return { mail: mails[0], text: mails[0]?.text ?? '', html: mails[0]?.html ?? '', lines, error };
};

test('it tells of the last whole week: requests by page, what waits, whether all was up, visits and the share', async () => {
  const { mail, text, html } = await weekly();
  expect(mail).toMatchObject({ lead: 'weekly-2026-11-16', subject: 'Your site: November 16 – November 22' });
  for (const line of [
    'REQUESTS\n2 (week before: 1)\nMay be spam: 1\n  /contact · Requests 1\n  Not said · Requests 1\n',
    'WAITING\nNothing waits.\n',
    'WAS IT UP?\nAll week.\n',
    'VISITS\n28 (week before: 1)\n  / · Visits 20 · Requests 0 · Per 100 0\n  /contact · Visits 8 · Requests 1 · Per 100 13\n  All · Visits 28 · Requests 2 · Per 100 7\nRobots are left out.\n',
  ])
    expect(text).toContain(line);
  for (const shown of [
    '>Your site: November 16 – November 22<',
    '>/contact</td>',
    '>13</td>',
    'Stone &amp; Son',
  ])
    expect(html).toContain(shown);
});

test('what waits and what was down stands out', async () => {
  const { text, html } = await weekly({
    dead: 2,
    leads: ['leads/2026/11/20/99999999.json', 'leads/2026/11/18/aaaaaaaa.json'],
    looked: [
      look(17, 0, false),
      look(17, 5, false),
      look(17, 10, false),
      look(17, 15, true),
      look(18, 0, false, 'forms'),
    ],
  });
  expect(text).toContain('WAITING\nFor a person: 2\nNot mailed: 1\nAsk somebody.\n');
  expect(text).toContain('No pages: Tuesday, November 17, 2026 at 10:00 AM PST, 15 minutes\n');
  expect(text).toContain('No forms: Wednesday, November 18, 2026 at 10:00 AM PST, 5 minutes\n');
  expect(html.match(/border-left:4px solid #777777/g)).toHaveLength(4);
});

test('it says when nobody watched, and when there was nothing', async () => {
  expect((await weekly({ looked: [] })).text).toContain('WAS IT UP?\nNobody watched.\n');
});

test('nothing personal is in a log line or in the mail, whatever the archive holds and however it fails', async () => {
  const failing = async () => {
    throw Object.assign(new Error(`Address ${personal} is not verified`), { name: 'MessageRejected' });
  };
  for (const given of [{}, { mailer: failing }]) {
    const { lines, text, html, error } = await weekly(given);
    const all = [...lines, text, html, String(error)].join('\n');
    for (const value of personal.split(' ').slice(0, 3)) expect(all).not.toContain(value);
  }
  expect((await weekly()).lines).toEqual(['{"event":"Weekly","mail":"m1"}\n']);
  expect(String((await weekly({ mailer: failing })).error)).toBe('Failure: weekly: MessageRejected');
});

test('a site without words for it sends none', async () => {
  const { weekly: _, ...mail } = words.mail;
  const mailer = vi.fn();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await createWeeklyReport({ mailer, words: { ...words, mail } } as never)(now);
  expect(mailer).not.toHaveBeenCalled();
});

test('looks that follow each other are one outage, also when one is missing', () => {
  const minutesDown = (...minutes: number[]) =>
    outagesIn(minutes.map((minute) => look(17, minute, false))).map(({ minutes: lasted }) => lasted);
  expect(minutesDown(0)).toEqual([5]);
  expect(minutesDown(0, 5, 10)).toEqual([15]);
  expect(minutesDown(0, 10.5)).toEqual([16]);
  expect(minutesDown(0, 30)).toEqual([5, 5]);
  // Two pages at the same look.
  expect(minutesDown(0, 0)).toEqual([5]);
});

test.each(['START RequestId: 1', '{"event":"Down"}', '{"event":"Up","watched":"all"}', 'null'])(
  'the line %s says nothing of the site',
  (line) => expect(parseProbeLog(0, line)).toBeUndefined(),
);
