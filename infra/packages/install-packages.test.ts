import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { installInfraPackages } from './install.ts';
import { installPackages } from './install-packages.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  const one = { name: 'x', version: '1.0.0', dependencies: { 'left-pad': '1.3.0' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(one));
  const lock = {
    ...one,
    lockfileVersion: 3,
    packages: { '': one, 'node_modules/left-pad': { version: '1.3.0' } },
  };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
});
afterAll(() => rm(folder, { recursive: true }));

const withRegistry = (registry: string) =>
  installPackages(folder, [], {
    PATH: process.env['PATH'],
    HOME: folder,
    npm_config_registry: registry,
    npm_config_cache: join(folder, 'cache'),
  });

test('without a network it fails at once with what npm says', () => {
  expect(withRegistry('http://127.0.0.1:1/')).toMatch(/\n {2}code ECONNREFUSED\n[^]*\nFix this and run/);
});

const failures: [name: string, stderr: string, lines: string[]][] = [
  [
    'a folder that may not be written to',
    "npm error code EACCES\nnpm error Error: EACCES: permission denied, mkdir '/site/node_modules'\nnpm error\n",
    ['code EACCES', "Error: EACCES: permission denied, mkdir '/site/node_modules'"],
  ],
  [
    'a package that is gone',
    'npm warn old\nnpm ERR! code E404\nnpm ERR! 404 Not Found - GET x',
    ['code E404', '404 Not Found - GET x'],
  ],
  ['nothing that is known', 'Killed', []],
];

test.runIf(process.platform !== 'win32').each(failures)(
  'a failure is reported with what npm says: %s',
  async (_name, stderr, lines) => {
    const bin = join(folder, 'bin');
    await mkdir(bin, { recursive: true });
    await writeFile(join(bin, 'stderr'), stderr);
    const npm = `#!/bin/sh\ncat '${bin}/stderr' >&2\nexit 1\n`;
    await writeFile(join(bin, 'npm'), npm, { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env['PATH']}` };
    expect(installPackages(folder, [], env)).toBe(
      [
        `The packages of ${folder} could not be installed; npm exited with 1:`,
        ...lines.map((line) => `  ${line}`),
        'Fix this and run the command again.',
      ].join('\n'),
    );
  },
);

test('sites share the packages for deployments of their user', async () => {
  vi.stubEnv('HOME', folder);
  vi.stubEnv('PATH', `${join(folder, 'npm')}:${process.env['PATH']}`);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const installs = join(folder, 'installs');
  const npm = `#!/bin/sh\necho >> '${installs}'\nmkdir node_modules node_modules/left-pad\ncp package-lock.json node_modules/.package-lock.json\n`;
  await mkdir(join(folder, 'npm'));
  await writeFile(join(folder, 'npm/npm'), npm, { mode: 0o755 });
  for (const site of ['one', 'two']) {
    const infra = join(folder, site, 'node_modules/engine/infra');
    await mkdir(infra, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) await cp(join(folder, name), join(infra, name));
    installInfraPackages(infra);
    installInfraPackages(infra);
    expect(await readdir(join(infra, 'node_modules'))).toContain('left-pad');
  }
  expect(await readFile(installs, 'utf8')).toBe('\n');
});
