import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { templateOf, watchTemplateOf, type Template } from '../test/template.ts';
import { billOf } from './bill.ts';
import { parts } from './parts.ts';
import { cost, prices } from './prices.ts';
import { costTable, nextMillion, priceTable } from './table.ts';
import { months, ownMetrics } from './usage.ts';

const [small, large] = months as [(typeof months)[0], (typeof months)[0]];
const handbook = readFileSync('infra/handbook/costs.md', 'utf8');

/** What a part costs in a month of a stage. */
const part = (name: string, usage = small, template: Template = templateOf('prod')) =>
  billOf([template], usage).parts[parts.findIndex(({ label }) => label.startsWith(name))];

/** The handbook's page with what stands between the marks of a name replaced. */
const written = (page: string, name: string, text: string): string =>
  page.replace(
    new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- /${name} -->)`),
    (_, open: string, close: string) => `${open}${text}${close}`,
  );

test('the handbook says what the templates cost', async () => {
  const templates = [templateOf('prod'), watchTemplateOf('prod')];
  const columns = [
    { stage: 'small', templates: [templateOf('small'), watchTemplateOf('small')], usage: small },
    ...months.map((usage) => ({ stage: 'prod', templates, usage })),
  ];
  const said = {
    costs: costTable(columns),
    million: `${nextMillion(templates)} dollars per million requests;`,
    prices: priceTable(),
  };
  const page = Object.entries(said).reduce((text, [name, value]) => written(text, name, value), handbook);
  for (const text of Object.values(said)) expect(page).toContain(text);
  await expect(page).toMatchFileSnapshot('../handbook/costs.md');
});

describe('a price', () => {
  test('begins where what is free ends', () => {
    expect(cost(prices.requests, 9_999_999)).toBe(0);
    expect(cost(prices.requests, 12_000_000)).toBe(2);
    expect(cost(prices.secret, 3)).toBeCloseTo(1.2);
  });

  test.each([
    ['firewall', small, 6.12],
    ['firewall', large, 18],
    ['CloudFront', small, 0],
    ['CloudFront', large, 10],
    ['secrets', small, 1.2],
    ['dashboard', small, 0],
    ['queue', small, 0],
  ])('of the %s in a month of %o is %d', (name, usage, usd) => expect(part(name, usage)).toBeCloseTo(usd, 2));

  test('grows with the template', () => {
    const template = templateOf('prod');
    const add = (type: string, count: number) => {
      const [, { Properties }] = Object.entries(template.Resources).find(([, { Type }]) => Type === type) ?? [
        '',
        { Properties: {} },
      ];
      for (let more = 0; more < count; more += 1)
        template.Resources[`More${type}${more}`] = { Type: type, Properties };
    };
    add('AWS::CloudWatch::Dashboard', 3);
    expect(part('dashboard', small, template)).toBe(3);
    const before = part('alarms', small, template) ?? 0;
    add('AWS::CloudWatch::Alarm', 1);
    expect(part('alarms', small, template)).toBeGreaterThan(before);
    add('AWS::Lambda::EventSourceMapping', 1);
    expect(part('queue', small, template)).toBeGreaterThan(0);
  });

  test('nobody knows is asked for', () => {
    const template = templateOf('prod');
    template.Resources['New'] = { Type: 'AWS::EC2::NatGateway', Properties: {} };
    expect(() => billOf([template], small)).toThrow('what AWS::EC2::NatGateway costs');
  });
});

test('every metric that the functions write is counted', () => {
  const source = readFileSync('lambda/log.ts', 'utf8');
  const names = [...(/type Metric =([^;]*)/.exec(source)?.[1] ?? '').matchAll(/'\w+'/g)];
  const answers = readFileSync('lambda/ingest/app.ts', 'utf8');
  const reasons = [...(/const statuses = \{([^}]*)/.exec(answers)?.[1] ?? '').matchAll(/: \d{3},/g)];
  // Accepted and Sent come with a lead; SES and the log of CloudFront add four and four.
  expect(ownMetrics.withLead + ownMetrics.rare).toBe(names.length + reasons.length + 4 + 4);
});
