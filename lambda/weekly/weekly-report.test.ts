import { afterEach, expect, test, vi } from 'vitest';
import { contactForm } from '../../tests/send-email/support/forms.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import type { OutgoingMail } from '../../leads/mail/compose.ts';
import type { PageVisit } from '../visits/visit.ts';
import { findOutages, parseProbeLog, type ProbeResult } from './outages.ts';
import { createWeeklyReport } from './weekly-report.ts';

/** A Monday, and the time at which the mail about the week before is sent. */
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
const markers: Record<string, string> = {
  [`sent/2026/11/18/aaaaaaaa-${at(18)}.json`]: '{"page":"/contact","form":"Message","suspectedSpam":false}',
  [`sent/2026/11/19/bbbbbbbb-${at(19)}.json`]: '{"page":"","suspectedSpam":false}',
  [`sent/2026/11/19/cccccccc-${at(19)}.json`]: '{"page":"/contact","form":"Message","suspectedSpam":true}',
  [`sent/2026/11/12/dddddddd-${at(12)}.json`]: '{"page":"/contact","suspectedSpam":false}',
};
const probeResult = (
  day: number,
  minutes: number,
  up: boolean,
  watched: ProbeResult['watched'] = 'pages',
): ProbeResult => ({ at: at(day, minutes), watched, up });

type Scenario = {
  dead?: number;
  leads?: string[];
  probeResults?: ProbeResult[];
  mailer?: (mail: OutgoingMail) => Promise<string>;
  /** The names of the site's forms. */
  formNames?: string[];
  /** The contents of markers by key. */
  sent?: Record<string, string>;
};
afterEach(() => void vi.restoreAllMocks());

/** Sends the mail of a week. @returns the mail and what was logged */
const weekly = async ({
  dead = 0,
  leads = [],
  probeResults = [probeResult(17, 0, true)],
  mailer,
  formNames,
  sent = markers,
}: Scenario = {}) => {
  const mails: OutgoingMail[] = [];
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const error = await createWeeklyReport({
    archive: {
      listSentMarkers: async () => Object.keys(sent),
      listLeadKeys: async () => leads,
      readObjects: async (all) => all.map(({ key }) => ({ key, body: sent[key] ?? personal })),
    },
    pageLog: async (from, until) => ({
      visits: visits.filter((entry) => entry.at >= from && entry.at < until),
      unreadableLines: 0,
    }),
    readWatchLog: async () => probeResults,
    countDeadLetters: async () => dead,
    mailer: mailer ?? (async (mail) => `m${mails.push(mail)}`),
    words: { ...words, forms: formNames?.map((name) => ({ ...contactForm, name })) ?? words.forms },
  })(now).catch((reason: unknown) => reason);
  return { mail: mails[0], text: mails[0]?.text ?? '', html: mails[0]?.html ?? '', lines, error };
};

test('the mail covers the last complete week: requests by page, pending leads, outages, visits and leads per visit', async () => {
  const { mail, text, html } = await weekly();
  expect(mail).toMatchObject({ lead: 'weekly-2026-11-16', subject: 'Your site: November 16 – November 22' });
  for (const line of [
    'REQUESTS\n2 (week before: 1)\nEstimate: 0\nMessage: 1\nCake order: 0\nMay be spam: 1\n  /contact · Requests 1\n  Not said · Requests 1\n',
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

test('pending leads and outages are highlighted', async () => {
  const { text, html } = await weekly({
    dead: 2,
    leads: ['leads/2026/11/20/99999999.json', 'leads/2026/11/18/aaaaaaaa.json'],
    probeResults: [
      probeResult(17, 0, false),
      probeResult(17, 5, false),
      probeResult(17, 10, false),
      probeResult(17, 15, true),
      probeResult(18, 0, false, 'forms'),
    ],
  });
  expect(text).toContain('WAITING\nFor a person: 2\nNot mailed: 1\nAsk somebody.\n');
  expect(text).toContain('No pages: Tuesday, November 17, 2026 at 10:00 AM PST, 15 minutes\n');
  expect(text).toContain('No forms: Wednesday, November 18, 2026 at 10:00 AM PST, 5 minutes\n');
  expect(html.match(/border-left:4px solid #777777/g)).toHaveLength(4);
});

test('it says that the site was not monitored', async () => {
  expect((await weekly({ probeResults: [] })).text).toContain('WAS IT UP?\nNobody watched.\n');
});

test('no personal data is in a log line or in the mail, whatever the archive contains and however it fails', async () => {
  const failing = async () => {
    throw Object.assign(new Error(`Address ${personal} is not verified`), { name: 'MessageRejected' });
  };
  for (const given of [{}, { mailer: failing }]) {
    const { lines, text, html, error } = await weekly(given);
    const output = [...lines, text, html, String(error)].join('\n');
    for (const value of personal.split(' ').slice(0, 3)) expect(output).not.toContain(value);
  }
  expect((await weekly()).lines).toEqual(['{"event":"Weekly","mail":"m1"}\n']);
  expect(String((await weekly({ mailer: failing })).error)).toBe('Failure: weekly: MessageRejected');
});

test('a site without texts for the weekly mail sends none', async () => {
  const { weekly: _, ...mail } = words.mail;
  const mailer = vi.fn();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await createWeeklyReport({ mailer, words: { ...words, mail } } as never)(now);
  expect(mailer).not.toHaveBeenCalled();
});

test('consecutive failed probes are one outage, even if one probe is missing', () => {
  const minutesDown = (...minutes: number[]) =>
    findOutages(minutes.map((minute) => probeResult(17, minute, false))).map(
      ({ minutes: duration }) => duration,
    );
  expect(minutesDown(0)).toEqual([5]);
  expect(minutesDown(0, 5, 10)).toEqual([15]);
  expect(minutesDown(0, 10.5)).toEqual([16]);
  expect(minutesDown(0, 30)).toEqual([5, 5]);
  // Two pages failed in the same run.
  expect(minutesDown(0, 0)).toEqual([5]);
});

test.each(['START RequestId: 1', '{"event":"Down"}', '{"event":"Up","watched":"all"}', 'null'])(
  'the line %s is not a probe result',
  (line) => expect(parseProbeLog(0, line)).toBeUndefined(),
);

test('requests are not counted by form if there is only one form, or if no marker contains the form', async () => {
  const listForms = async (formNames: string[], ...forms: string[]) => {
    const sent = forms.map((form, index) => [
      `sent/2026/11/18/aaaaaaa${index}-${at(18)}.json`,
      JSON.stringify({ page: '', form, suspectedSpam: false }),
    ]);
    const { text } = await weekly({ formNames, sent: Object.fromEntries(sent) });
    return /\(week before: 0\)\n([^]*?) {2}Not said/.exec(text)?.[1];
  };
  expect(await listForms(['Order'], 'Order', 'Order')).toBe('');
  expect(await listForms(['Order', 'Message'], '', '')).toBe('');
  expect(await listForms(['Order'], 'Former', '')).toBe('Order: 0\nFormer: 1\n');
  expect(await listForms(['Order', 'How was it?'], 'How was it?')).toBe('Order: 0\nHow was it? 1\n');
});
