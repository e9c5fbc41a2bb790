import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const needed = (registry: string, cause: string) =>
  `The packages of ${folder} are not on this machine, and ${registry} does not answer (${cause}). They are needed once: connect to the network, and run the command again; after that it needs none.`;

test('without a network it is said at once what is needed', () => {
  expect(withRegistry('http://127.0.0.1:1/')).toBe(needed('http://127.0.0.1:1/', 'ECONNREFUSED'));
});

test('a registry that takes a call and never answers is not waited for', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const registry = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  expect(withRegistry(registry)).toBe(needed(registry, 'FETCH_ERROR'));
  silent.close();
});
