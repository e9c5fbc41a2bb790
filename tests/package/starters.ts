import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starters } from '../../scripts/init/starters.ts';
import type { InstalledSite } from '../support/package/installed-site.ts';
import { runsAll } from '../support/sample.ts';

/** Completes unfinished texts by removing their marks. */
const finish = async (file: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain('✎');
  const finished = text
    .replace(/^description: .*\n(?: {2}.*\n)*/m, 'description: What this page alone is about.\n')
    .replaceAll('✎ ', '');
  await writeFile(file, finished);
};

/**
 * Tests the first commands with each starter: create a site, add a page, check, build and preview.
 * @param installed a site with the package, next to which the others are created
 */
export const describeStarters = (installed: () => InstalledSite) =>
  describe.runIf(runsAll)('every starter', () => {
    const models = { contractor: '/about', dentist: '/contact', 'one-page': '/' };

    test.each(starters)('a site from the starter %s can be checked, built and previewed', async (starter) => {
      const business = ['--name', "O'Neil & Day", '--trade', 'family law', '--town', 'Boise, ID'];
      const { folder, site, preview } = await installed().addSite(starter, [
        '--starter',
        starter,
        ...business,
        '--yes',
      ]);
      const [businessType] =
        /(?<=^ *businessType: ).*/m.exec(await readFile(join(folder, 'pages/_site.yaml'), 'utf8')) ?? [];
      expect(businessType).toBe(
        { 'one-page': 'LocalBusiness', contractor: 'GeneralContractor', dentist: 'Dentist' }[starter],
      );

      const page = ['--title', 'Wills and trusts', '--name', 'Wills', '--menu', 'none'];
      const added = await site('new', ...page, '--like', models[starter]);
      expect(added.status, added.out).toBe(0);
      await finish(join(folder, 'pages/wills.yaml'));
      const checked = await site('check', '--format', 'json');
      const problems = JSON.parse(checked.out) as { code: string; severity: string }[];
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);

      const built = await site('build');
      expect(built.status, built.out).toBe(0);
      const [, action = ''] =
        /action: '(#[0-9A-F]{6})'/.exec(await readFile(join(folder, 'pages/_brand.yaml'), 'utf8')) ?? [];
      expect((await readFile(join(folder, 'dist/index.html'), 'utf8')).toUpperCase()).toContain(action);
      const address = await preview();
      for (const route of ['/', '/wills', '/thank-you']) {
        const answer = await fetch(address + route);
        expect([route, answer.status]).toEqual([route, 200]);
        expect(await answer.text()).toContain('O&#x27;Neil &amp; Day');
      }
    });
  });
