import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Stage } from '../../schema/stages.ts';
import { stages } from '../../infra/test/stages.ts';
import { formatProblemLine } from '../problems/format-problem.ts';
import { checkStages } from './check-stages.ts';

const good = stages['prod'] as Stage;
const { mail } = good;
const zone = { id: 'Z0123456789ABC', name: 'stone.test' };
const previews = { domain: 'preview.stone.test', zone, repository: 'stone/site' };
const studio = { domain: 'studio.stone.test', repository: 'stone/site' };

const problemsOf = (value: unknown): string[] =>
  checkStages('stages.yaml', stringify(value, { aliasDuplicateObjects: false })).problems.map(
    formatProblemLine,
  );

test('stages are read', () => {
  expect(checkStages('stages.yaml', stringify(stages))).toEqual({ stages, problems: [] });
});

test.each(['stages.yaml', 'starters/common/stages.yaml'])('%s is valid', (file) => {
  expect(checkStages(file, readFileSync(file, 'utf8').replaceAll('{short}', 'elm')).problems).toEqual([]);
});

const southern = { ...good, site: 'stone-south' };

test.each<[what: string, problem: string, change: object]>([
  [
    'a domain out of the zone',
    'prod.domain: "www.other.test" is not in the zone stone.test. Write',
    { domain: 'www.other.test' },
  ],
  ['a number as account', 'prod.account: 123 is a number', { account: 123 }],
  [
    'a sender in the domain of the company',
    'from: "web@stone.test" is not in a subdomain of stone.test. Write one such as',
    { mail: { ...mail, from: 'web@stone.test' } },
  ],
  [
    'two mailboxes at one provider',
    'prod.mail.to: both mailboxes are at stone.test',
    { mail: { ...mail, to: ['a@stone.test', 'b@stone.test'] } },
  ],
  [
    'a bounce notification to a recipient',
    'prod.mail.events: this is one of the two',
    { mail: { ...mail, events: mail.to[0] } },
  ],
  ['one mailbox', 'prod.mail.to: the list has 1 entries', { mail: { ...mail, to: ['a@stone.test'] } }],
  [
    'preload without includeSubDomains',
    'preload: preload requires includeSubDomains: true and',
    { hsts: { maxAge: 300, preload: true } },
  ],
  [
    'a preview domain out of its zone',
    'previews.domain: "preview.other.test" is not in the zone stone.test',
    { previews: { ...previews, domain: 'preview.other.test' } },
  ],
  [
    'a preview domain that contains the site',
    '"stone.test" contains the host name www.stone.test of prod. Write',
    { previews: { ...previews, domain: 'stone.test' } },
  ],
  [
    'a zone without its ID',
    'prod.previews.zone.id: a field is missing',
    { previews: { ...previews, zone: { name: 'stone.test' } } },
  ],
  [
    'a Studio out of the zone',
    'studio.domain: "studio.other.test" is not in the zone stone.test',
    { studio: { ...studio, domain: 'studio.other.test' } },
  ],
  [
    'a Studio under the name of the site',
    'studio.domain: "www.stone.test" is already taken by prod',
    { studio: { ...studio, domain: 'www.stone.test' } },
  ],
  [
    'a repository without its owner',
    '"stone" has the wrong format',
    { studio: { ...studio, repository: 'stone' } },
  ],
  ['an unknown kind of release', 'prod.release: "always" is not', { release: 'always' }],
  [
    'the origin of the site itself',
    'prod.formOrigins 1: "https://www.stone.test" is always accepted. Remove',
    { formOrigins: ['https://www.stone.test'] },
  ],
  ...['https://www.granite.test/', 'www.granite.test', 'http://granite.test', 'https://granite.test:443'].map(
    (origin): [string, string, object] => [
      `the origin ${origin}`,
      `prod.formOrigins 2: "${origin}" has the wrong format`,
      { formOrigins: ['https://granite.test:8443', origin] },
    ],
  ),
  ['a brand file', 'there is no field theme', { theme: 'brand.ts' }],
])('%s is rejected', (_, problem, change) => {
  expect(problemsOf({ prod: { ...good, ...change } })).toEqual([expect.stringContaining(problem)]);
});

test('the names of another stage, and a name of its own that is not valid', () => {
  expect(problemsOf({ prod: good, again: structuredClone(good) })).toContainEqual(
    expect.stringContaining('again.domain: "www.stone.test" is already taken by prod.'),
  );
  expect(problemsOf({ prod: southern, 'south-prod': { ...good, site: 'stone' } })).toContainEqual(
    expect.stringContaining('"the stack stone-south-prod" is already taken'),
  );
  expect(problemsOf({ 'My Stage': good })).toEqual([
    expect.stringContaining('"My Stage" cannot be the name of a stage.'),
  ]);
});

test.each(['', '[', 'staging', '- a'])('never throws: %j', (text) => {
  expect(checkStages('stages.yaml', text)).toMatchObject({ stages: {}, problems: [{ severity: 'error' }] });
});
