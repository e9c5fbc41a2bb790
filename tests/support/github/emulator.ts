import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { BareRepository } from '../git/bare-repository.ts';
import { checks } from './checks.ts';
import { gitData } from './git-data.ts';
import { graphQl } from './graphql.ts';
import { authenticate, allowCors, withEtag, type Env } from './guard.ts';
import { history } from './history.ts';
import { notFound, errorResponse } from './answers.ts';
import { pulls } from './pulls.ts';
import type { User, World } from './world.ts';

/** Returns a user with all permissions that the Studio requires. */
export const editor = (login: string): User => ({
  login,
  name: login,
  email: `${login}@users.noreply.github.com`,
  permissions: { contents: 'write', pull_requests: 'write', actions: 'read', statuses: 'read' },
});

/** Creates the API for a world. */
const createApi = (world: World): Hono<Env> => {
  const app = new Hono<Env>();
  const repo = new Hono<Env>();
  repo.route('/git', gitData(world));
  for (const part of [checks(world), history(world), pulls(world)]) repo.route('/', part);

  app.use(compress(), allowCors, authenticate(world), withEtag);
  app.route('/', graphQl(world));
  app.route(`/repos/${world.owner}/${world.name}`, repo);
  app.notFound(() => notFound().getResponse());
  app.onError((error) =>
    (error instanceof HTTPException ? error : errorResponse(500, String(error))).getResponse(),
  );
  return app;
};

/**
 * Starts an emulator of GitHub's API with its own bare repository; `README.md` lists the differences from GitHub.
 * @param files files of the first commit of the base branch, by path
 */
export const startGitHub = async (files: ReadonlyMap<string, string | Buffer>, { delay = 0 } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'github-'));
  execFileSync('git', ['init', '--quiet', '--template=', '--bare', '--initial-branch=main', folder]);
  const repository = new BareRepository(folder);
  const full = () => ({ limit: 5000, remaining: 5000, reset: Math.floor(Date.now() / 1000) + 3600 });
  const world: World = {
    owner: 'mason',
    name: 'site',
    base: 'main',
    repository,
    users: new Map([
      ['token-anna', editor('anna')],
      ['token-ben', editor('ben')],
    ]),
    pulls: [],
    runs: [],
    statuses: new Map(),
    protection: { required: [], isStrict: false },
    limits: { core: full(), graphql: full() },
    delay,
    calls: [],
    beforeResponse: () => undefined,
  };
  await repository.createFirstCommit(world.base, files, 'The site');

  const server = serve({ fetch: createApi(world).fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    world,
    url: `http://127.0.0.1:${port}`,
    close: (): void => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      repository.objects.close();
      rmSync(folder, { recursive: true });
    },
  };
};
