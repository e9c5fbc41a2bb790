import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { describe, expect, test } from 'vitest';
import { planRestore, planNameRecords } from './plan.ts';

const host = 'd1.cloudfront.net';
const names = ['www.stone.test', 'stone.test'];
const values = (
  Name: string,
  Type: 'A' | 'CNAME' | 'MX' | 'HTTPS',
  ...texts: string[]
): ResourceRecordSet => ({ Name, Type, TTL: 300, ResourceRecords: texts.map((Value) => ({ Value })) });
const older = [
  values('www.stone.test.', 'CNAME', 'shops.host.test'),
  values('stone.test.', 'A', '203.0.113.7'),
  values('stone.test.', 'HTTPS', '1 . alpn=h2'),
];
const others = [
  values('stone.test.', 'MX', '10 mail.host.test'),
  values('shop.stone.test.', 'A', '203.0.113.8'),
];

/** Returns the records after a change batch, as Route 53 applies it. */
const after = (records: ResourceRecordSet[], changes: ReturnType<typeof planRestore>) => {
  let now = records;
  for (const { Action, ResourceRecordSet: record } of changes) {
    if (Action === 'DELETE') now = now.filter((one) => one !== record);
    else if (record) now = [...now, record];
  }
  return now;
};
const lines = (records: ResourceRecordSet[]) =>
  records.map(({ Name = '', Type }) => `${Name.replace(/\.$/, '')} ${Type}`);

describe('the DNS records of the site', () => {
  test('are created if none exist', () => {
    const { changes, elsewhere } = planNameRecords(others, names, host);
    expect(elsewhere).toEqual([]);
    expect(lines(after([], changes))).toEqual([
      'www.stone.test A',
      'www.stone.test AAAA',
      'stone.test A',
      'stone.test AAAA',
    ]);
    expect(changes[0]?.ResourceRecordSet?.AliasTarget).toEqual({
      DNSName: host,
      EvaluateTargetHealth: false,
      HostedZoneId: 'Z2FDTNDATAQYW2',
    });
  });

  test('replace those of an older site in one batch and keep all others', () => {
    const { changes, elsewhere } = planNameRecords([...older, ...others], names, host);
    expect(elsewhere).toEqual(older);
    expect(lines(after([...older, ...others], changes))).toEqual([
      'stone.test MX',
      'shop.stone.test A',
      'www.stone.test A',
      'www.stone.test AAAA',
      'stone.test A',
      'stone.test AAAA',
    ]);
  });

  test('are unchanged once they are correct', () => {
    const right = after(others, planNameRecords(others, names, host).changes);
    expect(planNameRecords(right, names, `${host.toUpperCase()}.`).changes).toEqual([]);
  });

  test('all point elsewhere while there is no distribution', () => {
    expect(planNameRecords(older, names, '')).toMatchObject({ elsewhere: older, ours: [] });
  });

  test('are restored exactly', () => {
    const before = [...older, ...others];
    const now = after(before, planNameRecords(before, names, host).changes);
    const back = after(now, planRestore(planNameRecords(now, names, host), older));
    expect(new Set(back)).toEqual(new Set(before));
  });
});
