import { expect, inject, test } from 'vitest';
import { findings } from '../../bench/send-email/faults/findings.ts';
import { runFaults, type FaultReport } from '../../bench/send-email/faults/run.ts';

/** A small run of `npm run site -- bench leads`. */
test('with faults at every step, no lead is lost or altered, and none is mailed twice without a reason', async () => {
  const report = await runFaults({
    bundles: inject('bundles'),
    leads: 200,
    seed: 7,
    killEvery: 1000,
    visibilityTimeout: 3,
  });
  expect(report.accepted.size + report.refused).toBe(200);
  expect(report.accepted.size).toBeGreaterThan(150);
  expect(report.faults.size).toBeGreaterThan(8);
  expect(findings(report).wrong).toEqual({
    'neither mailed nor dead': 0,
    'neither in the archive as sent nor dead': 0,
    'altered mails': 0,
    'mails without their id': 0,
    'second mails without a cause': 0,
  });
}, 180_000);

test('detects leads that are lost, altered or mailed twice', () => {
  const lead = { type: 'contact', name: 'A', email: 'e', phone: 'p', message: 'm' };
  const text = (message: string) => `A\nMessage\n\nPhone: p\nEmail: e\n\nMessage:\n${message}\n`;
  const mail = (id: string, message = 'm') =>
    ({
      tags: { lead: id },
      subject: id === 'cut' ? 'Message' : `Message [${id}]`,
      text: text(message),
    }) as unknown as FaultReport['mails'][number];
  const report: FaultReport = {
    accepted: new Map(['lost', 'complete', 'cut'].map((id) => [id, lead])),
    refused: 0,
    mails: [mail('complete'), mail('complete'), mail('cut', 'n')],
    dead: new Set(),
    archived: new Map([
      ['complete', lead],
      ['cut', { ...lead, message: 'n' }],
    ]),
    logs: [
      '{"event":"Sent","lead":"complete"}',
      '{"event":"Sent","lead":"complete"}',
      '{"event":"Sent","lead":"cut"}',
      '{"event":"SentUnarchived","lead":"cut"}',
      '{"event":"SentUnarchived","lead":"cut"}',
    ],
    answers: new Map(),
    faults: new Map(),
    kills: 0,
    seconds: { sending: 0, all: 0 },
  };
  expect(findings(report).wrong).toEqual({
    'neither mailed nor dead': 1,
    'neither in the archive as sent nor dead': 2,
    'altered mails': 1,
    'mails without their id': 1,
    'second mails without a cause': 2,
  });
});
