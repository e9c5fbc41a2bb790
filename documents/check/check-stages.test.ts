import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Stage } from '../../schema/stages.ts';
import { stages } from '../../infra/test/stages.ts';
import { checkStages } from './check-stages.ts';
import { formatProblemLine } from '../problems/format-problem.ts';

const good = stages['prod'] as Stage;
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

test('a field with another value is reported at its line', () => {
  const text = readFileSync('stages.yaml', 'utf8').replace(
    "account: '000000000000'",
    'account: 000000000000',
  );
  expect(checkStages('stages.yaml', text).problems.map(formatProblemLine)).toEqual([
    'stages.yaml:6:12  staging.account: 000000000000 is a number, but a text is expected. Write account: "000000000000".',
  ]);
});

describe('a stage is rejected for', () => {
  test.each<[string, Partial<Stage>, string]>([
    [
      'names out of the zone',
      { domain: 'www.other.test' },
      'prod.domain: "www.other.test" is not in the zone stone.test. Write a name in it, or another zone.',
    ],
    [
      'a sender in the domain of the company',
      { mail: { ...good.mail, from: 'website@stone.test' } },
      'prod.mail.from: "website@stone.test" is not in a subdomain of stone.test. Write one such as website@leads.stone.test',
    ],
    [
      'two mailboxes at one provider',
      { mail: { ...good.mail, to: ['a@stone.test', 'b@stone.test'] } },
      'prod.mail.to: both mailboxes are at stone.test.',
    ],
    [
      'bounce notifications to a recipient mailbox',
      { mail: { ...good.mail, events: 'estimates@stone.test' } },
      'prod.mail.events: this is one of the two mailboxes.',
    ],
    ['one mailbox', { mail: { ...good.mail, to: ['a@stone.test'] } }, 'prod.mail.to: the list has 1 entries'],
    [
      'a list of HTTPS sites that it does not qualify for',
      { hsts: { maxAge: 300, preload: true } },
      'prod.hsts.preload: preload requires includeSubDomains: true and a maxAge of 31536000 or more.',
    ],
    [
      'previews out of their zone',
      { previews: { ...previews, domain: 'preview.other.test' } },
      'prod.previews.domain: "preview.other.test" is not in the zone stone.test.',
    ],
    [
      'previews that contain the site',
      { previews: { ...previews, domain: 'stone.test' } },
      'prod.previews.domain: "stone.test" contains the host name www.stone.test of prod. Write a separate domain, such as preview.stone.test.',
    ],
    [
      'previews without the ID of their zone',
      { previews: { ...previews, zone: { name: 'stone.test' } } } as unknown as Partial<Stage>,
      'prod.previews.zone.id: a field is missing: id',
    ],
    [
      'a Studio out of the zone',
      { studio: { ...studio, domain: 'studio.other.test' } },
      'prod.studio.domain: "studio.other.test" is not in the zone stone.test.',
    ],
    [
      'a Studio under the name of the site',
      { studio: { ...studio, domain: 'www.stone.test' } },
      'prod.studio.domain: "www.stone.test" is already taken by prod.',
    ],
    [
      'a repository without its owner',
      { studio: { ...studio, repository: 'stone' } },
      'prod.studio.repository: "stone" has the wrong format.',
    ],
    [
      'releases in an unknown way',
      { release: 'always' } as unknown as Partial<Stage>,
      'prod.release: "always" is not one of the choices',
    ],
    [
      'forms from the site itself',
      { formOrigins: ['https://www.stone.test'] },
      'prod.formOrigins 1: "https://www.stone.test" is always accepted. Remove it.',
    ],
    ...[
      'https://www.granite.test/',
      'www.granite.test',
      'http://granite.test',
      'https://granite.test:443',
    ].map((origin): [string, Partial<Stage>, string] => [
      `forms from ${origin}`,
      { formOrigins: ['https://granite.test:8443', origin] },
      `prod.formOrigins 2: "${origin}" has the wrong format.`,
    ]),
    ['a brand file', { theme: 'brand.ts' } as Partial<Stage>, 'prod.theme: there is no field theme here'],
  ])('%s', (_, change, problem) => {
    expect(problemsOf({ prod: { ...good, ...change } })).toEqual([expect.stringContaining(problem)]);
  });

  test('the names of another stage, and a name of its own that is not valid', () => {
    const other = { ...good, site: 'stone-south' };
    expect(problemsOf({ prod: good, again: structuredClone(good) }).join('\n')).toContain(
      'again.domain: "www.stone.test" is already taken by prod.',
    );
    expect(problemsOf({ prod: other, 'south-prod': { ...good, site: 'stone' } }).join('\n')).toContain(
      'south-prod.site: "the stack stone-south-prod" is already taken by prod.',
    );
    expect(problemsOf({ 'My Stage': good })).toEqual([
      'stages.yaml:1:1  My Stage: "My Stage" cannot be the name of a stage. Write 2 to 20 lowercase letters, digits and hyphens.',
    ]);
  });
});

test.each(['', '[', 'staging', '- a'])('never throws: %j', (text) => {
  expect(checkStages('stages.yaml', text)).toMatchObject({ stages: {}, problems: [{ severity: 'error' }] });
});
