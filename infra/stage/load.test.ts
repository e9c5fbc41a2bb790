import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stages } from '../test/stages.ts';
import { stages as committed } from '../../stages.ts';
import { loadStage, assertNoStandIns } from './load.ts';
import { parseStages } from './parse.ts';
import type { Stage } from './stage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stages-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

const good = structuredClone(stages['prod']) as Stage;
const previews = {
  domain: 'preview.stone.test',
  zone: { id: 'Z0123456789ABC', name: 'stone.test' },
  repository: 'stone/site',
};
const studio = { domain: 'studio.stone.test', repository: 'stone/site' };
const refusal = (value: unknown): string => {
  try {
    parseStages(value, 'stages.ts');
    return '';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};

describe('a stage file', () => {
  test('is parsed', async () => {
    const path = await file('good.ts', `export const stages = ${JSON.stringify(stages)};`);
    expect(await loadStage(path, 'prod')).toEqual({ name: 'prod', ...stages['prod'] });
  });

  test('of this repository is valid and contains only stand-ins', async () => {
    expect(parseStages(committed, 'stages.ts')).toEqual(committed);
    const stage = await loadStage('stages.ts', 'staging');
    expect(() => assertNoStandIns(stage, 'stages.ts')).toThrow(
      /^stages\.ts has 9 problems:\n {2}staging\.account "0/,
    );
  });

  test('that is incomplete lists all problems at once', () => {
    const half = {
      staging: {
        site: 'Stone & Co',
        account: 111111111111,
        domain: 'https://staging.stone.test',
        zone: { id: '', name: 'stone.test' },
        mail: { from: 'website', to: ['one@stone.test'] },
        alarm: 'ops@third.test',
        live: 'yes',
      },
    };
    expect(refusal(half)).toBe(`CommandError: stages.ts has 11 problems:
  staging.site must be a name of 2 to 20 lowercase letters, digits and hyphens, such as tidewater
  staging.account must be the twelve digits of the account ID in quotes
  staging.domain must be a domain name in lowercase letters
  staging.zone.id must be the ID of a hosted zone in Route 53, such as Z0123456789ABCDEFGHIJ
  staging.mail.from must be an e-mail address
  staging.mail.to must name two mailboxes, at two providers
  staging.mail.events is missing; write an e-mail address
  staging.alarms is missing; write an e-mail address
  staging.live must be true or false
  staging.frontDoorKey is missing; write a whole number from 1 on; add one to rotate the secret
  staging has the unknown field alarm; the fields are site, account, domain, redirectFrom, formOrigins, zone, dns, hsts, mail, alarms, small, budget, live, frontDoorKey, release, releases, previews, studio, pages, theme
Fix them and run the command again.`);
  });

  test.each<[string, Partial<Stage>, string]>([
    [
      'names out of the zone',
      { domain: 'www.other.test' },
      'prod.domain "www.other.test" is not in the zone stone.test',
    ],
    [
      'a sender in the domain of the company',
      { mail: { ...good.mail, from: 'website@stone.test' } },
      "prod.mail.from must be in a subdomain of stone.test, such as website@leads.stone.test, so that the DNS records of the company's own e-mail are not affected",
    ],
    [
      'two mailboxes at one provider',
      { mail: { ...good.mail, to: ['a@stone.test', 'b@stone.test'] } },
      'prod.mail.to both mailboxes are at stone.test; a failure there would lose both e-mails',
    ],
    [
      'bounce notifications to a recipient mailbox',
      { mail: { ...good.mail, events: 'estimates@stone.test' } },
      'prod.mail.events is one of the two mailboxes; a bounce there could not be reported',
    ],
    [
      'a list of HTTPS sites that it does not qualify for',
      { hsts: { maxAge: 300, preload: true } },
      'prod.hsts requests preload, which requires includeSubDomains: true and a maxAge of 31536000 or more',
    ],
    [
      'previews out of their zone',
      { previews: { ...previews, domain: 'preview.other.test' } },
      'prod.previews.domain "preview.other.test" is not in the zone stone.test',
    ],
    [
      'previews that would have the name of the site',
      { previews: { ...previews, domain: 'stone.test' } },
      'prod.previews.domain "stone.test" contains the host name www.stone.test of prod; previews need a separate domain, such as preview.stone.test',
    ],
    [
      'previews where the DNS is not ours',
      { previews: { ...previews, zone: { name: 'stone.test' } } } as unknown as Partial<Stage>,
      'prod.previews.zone.id is missing; write the ID of a hosted zone in Route 53, such as Z0123456789ABCDEFGHIJ',
    ],
    [
      'a Studio out of the zone',
      { studio: { ...studio, domain: 'studio.other.test' } },
      'prod.studio.domain "studio.other.test" is not in the zone stone.test',
    ],
    [
      'a Studio that would share its name with the site',
      { studio: { ...studio, domain: 'www.stone.test' } },
      'prod.studio.domain "www.stone.test" is already taken by prod',
    ],
    [
      'a Studio of a repository that none is called so',
      { studio: { ...studio, repository: 'stone' } },
      'prod.studio.repository must be a GitHub repository, such as owner/name',
    ],
    [
      'previews that would have the name of the Studio',
      { studio: { ...studio, domain: 'studio.preview.stone.test' }, previews },
      'prod.previews.domain "preview.stone.test" contains the host name studio.preview.stone.test of prod; previews need a separate domain, such as preview.stone.test',
    ],
    [
      'releases that make themselves in an unknown way',
      { release: 'always' } as unknown as Partial<Stage>,
      "prod.release must be 'on-accept' or 'by-person'",
    ],
    ...[
      'https://www.granite.test/',
      'www.granite.test',
      'https://WWW.granite.test',
      'http://granite.test',
      'https://granite.test:443',
    ].map((origin): [string, Partial<Stage>, string] => [
      `forms from ${origin}`,
      { formOrigins: ['https://granite.test:8443', origin] },
      'prod.formOrigins[1] must be an origin, such as https://www.example.com, in lowercase letters and without a path',
    ]),
    [
      'forms from the site itself',
      { formOrigins: ['https://www.stone.test'] },
      'prod.formOrigins[0] "https://www.stone.test" is always accepted; remove it',
    ],
    ['an unknown name', { domain: 'localhost' }, 'prod.domain must be a domain name in lowercase letters'],
  ])('is rejected for %s', (_, change, problem) => {
    expect(refusal({ prod: { ...good, ...change } })).toBe(
      `CommandError: stages.ts has 1 problem:\n  ${problem}\nFix them and run the command again.`,
    );
  });

  test('is rejected if two stages use one name', () => {
    expect(refusal({ prod: good, again: good })).toContain(
      'again.domain "www.stone.test" is already taken by prod',
    );
    const one = { ...good, site: 'stone-south' };
    expect(refusal({ prod: one, 'south-prod': { ...good, site: 'stone' } })).toContain(
      'south-prod.site "the stack stone-south-prod" is already taken by prod',
    );
  });

  test.each([
    ['nothing', undefined],
    ['an empty list', {}],
    ['a text', 'staging'],
  ])('that exports %s is rejected', (_, value) => {
    expect(refusal(value)).toBe(
      'CommandError: stages.ts exports no stages. It must export "stages", an object with one entry per stage.',
    );
  });

  test('that cannot be parsed is rejected with the reason', async () => {
    const path = await file('broken.ts', 'export const stages = {');
    await expect(loadStage(path, 'prod')).rejects.toThrow(`${path} cannot be read: `);
  });

  test('that imports a value is rejected with line and fix; type imports are allowed', async () => {
    const text = `import { account } from './accounts.ts';\nexport const stages = { prod: { account } };`;
    const path = await file('importing.ts', `// Stages\n${text}`);
    await expect(loadStage(path, 'prod')).rejects.toThrow(
      `${path} cannot be read: line 2: it imports "./accounts.ts", but a stage file must not import anything; write the values into it (import type is allowed)\nFix it, or name another stage file with --stages.`,
    );
    const typed = `import type { StageTable } from './stage/stage.ts';\nexport const stages: StageTable = ${JSON.stringify(stages)};`;
    expect(await loadStage(await file('typed.ts', typed), 'prod')).toMatchObject({ name: 'prod' });
  });

  test('lists the available stages', async () => {
    const path = await file('known.ts', `export const stages = ${JSON.stringify(stages)};`);
    await expect(loadStage(path, '')).rejects.toThrow(
      'No stage given. Give one of prod, staging, rehearsal, small with --stage.',
    );
    await expect(loadStage(path, 'production')).rejects.toThrow(
      `There is no stage "production" in ${path}. Give one of prod, staging, rehearsal, small with --stage.`,
    );
  });
});
