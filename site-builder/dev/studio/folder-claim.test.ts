import { mkdirSync, symlinkSync, writeFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderClaim } from './folder-claim.ts';

let folder: string;
let pagesDir: string;
const servers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-claim-'));
  pagesDir = join(folder, 'pages');
  mkdirSync(pagesDir);
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await rm(folder, { recursive: true });
});

/** Starts a server that serves a folder. */
const start = async (dir = pagesDir, answer?: string) => {
  const claim = new FolderClaim(dir, folder);
  const server = createServer((request, response) => {
    const isAsked = request.url === '/_studio/api/folder';
    response.end(isAsked ? (answer ?? JSON.stringify({ id: claim.id })) : '');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { address, end, take: () => claim.claim(address), release: () => claim.release(address) };
};

test('the first server claims the folder and no other, and a second one gets its URL, whatever path it uses', async () => {
  symlinkSync(pagesDir, join(folder, 'link'));
  mkdirSync(join(folder, 'other'));
  const [first, second, third] = [await start(), await start(), await start(join(folder, 'link'))];
  const other = await start(join(folder, 'other'));
  expect([await first.take(), await other.take()]).toEqual([undefined, undefined]);
  expect(await second.take()).toBe(first.address);
  second.release();
  expect(await third.take()).toBe(first.address);
  expect(await first.take()).toBeUndefined();
});

test('the second server gets the claim when the first one has ended, with or without releasing it', async () => {
  const [first, second, third] = [await start(), await start(), await start()];
  await first.take();
  first.release();
  expect(await second.take()).toBeUndefined();
  expect(await first.take()).toBe(second.address);
  await second.end();
  expect(await third.take()).toBeUndefined();
});

test.each(['', '{', 'http://127.0.0.1:9', 'http://127.0.0.1.site.test:80'])(
  'ignores an invalid claim: %s',
  async (text) => {
    const first = await start();
    await first.take();
    const [name = ''] = readdirSync(folder).filter((each) => each.startsWith('studio-'));
    writeFileSync(join(folder, name), text);
    const second = await start();
    expect(await second.take()).toBeUndefined();
    expect(await first.take()).toBe(second.address);
  },
);

test.each(['<!doctype html>', 'null', '{"id":"another folder"}'])(
  'ignores a claim if another program responds at its URL: %s',
  async (answer) => {
    const [first, second] = [await start(pagesDir, answer), await start()];
    await first.take();
    expect(await second.take()).toBeUndefined();
  },
);
