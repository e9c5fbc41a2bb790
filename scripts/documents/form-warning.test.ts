import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stages } from '../../infra/test/stages.ts';
import type { Stage } from '../../infra/stage/stage.ts';
import { findFormWarning } from './form-warning.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'form-warning-'));
});
afterAll(() => rm(folder, { recursive: true }));

const forms = ['contact'];
const find = async (change: Partial<Stage>, endpoint?: string, shown = forms) => {
  const file = join(folder, 'stages.yaml');
  await writeFile(file, JSON.stringify({ prod: { ...stages['prod'], ...change } }));
  return findFormWarning({ site: { forms: { endpoint } }, forms: shown }, { pages: 'pages', stages: file });
};

test('warns about forms that have no backend, with the reason and the fix', async () => {
  const options = { pages: 'pages', stages: join(folder, 'none.yaml') };
  expect(await findFormWarning({ site: { forms: {} }, forms }, options)).toMatch(
    /^Warning: the forms of this site cannot send, because pages\/_site\.yaml has no forms\.endpoint and .*none\.yaml has no stage for it\. Write the URL/,
  );
  expect(await find({ pages: 'other' })).toContain('has no stage for it');
  expect(await find({ account: '000000000000' })).toContain('the stages in');
});

test('does not warn about a site with a stage, an endpoint, or no form', async () => {
  expect(await find({})).toBeUndefined();
  expect(await find({ pages: 'other' }, 'https://forms.stone.test/api/send-email')).toBeUndefined();
  expect(await find({ pages: 'other' }, undefined, [])).toBeUndefined();
});
