import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

test('the cache of a site depends on the packages that its lock file names', () => {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const names = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
  for (const name of names) writeFileSync(join(site, name), '');
  const engine = pathToFileURL(resolve('site-builder/engine.mjs')).href;
  const code = `import { installedFiles } from '${engine}'; console.log(JSON.stringify(installedFiles()));`;
  const flags = ['--input-type=module', '--eval', code];
  const files: unknown = JSON.parse(execFileSync(process.execPath, flags, { cwd: site, encoding: 'utf8' }));
  expect(files).toEqual(expect.arrayContaining(names.map((name) => join(site, name))));
});
