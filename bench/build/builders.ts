import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newerNode } from '../install.ts';
import { root, type Command } from './run.ts';
import { setAside } from './set-aside.ts';
import { forgetBuilds, type BenchSite } from './sites.ts';

/** One way to build a site. */
export type Builder = {
  name: string;
  build: (site: BenchSite, out: string) => Command;
  /** Removes caches and output, so that the next build is a cold one. */
  forget: (site: BenchSite, out: string) => Promise<void>;
};

const peers = join(root, 'bench/peers');
const astroCache = (out: string) => `${out}-cache`;

const peerEnv = ({ pagesDir, publicDir, factsFile }: BenchSite, out: string) => ({
  BENCH_PAGES: pagesDir,
  BENCH_PUBLIC: publicDir,
  BENCH_FACTS: factsFile,
  BENCH_OUT: out,
  BENCH_CACHE: astroCache(out),
});

/** This product and its peers. All of them run in the version of Node that Astro requires. */
export const builders: Builder[] = [
  {
    name: 'this product',
    build: ({ pagesDir, cacheDir }, out) => ({
      node: newerNode,
      args: ['scripts/run.mjs', 'build', '--pages', pagesDir, '--out', out, '--cache', cacheDir],
    }),
    forget: async (site, out) => {
      await forgetBuilds(site);
      await setAside(out);
    },
  },
  {
    name: 'limit',
    build: (site, out) => ({
      node: newerNode,
      args: ['bench/peers/limit/build.mjs'],
      env: peerEnv(site, out),
    }),
    forget: (_, out) => setAside(out),
  },
  {
    name: 'Astro',
    build: (site, out) => ({
      node: newerNode,
      args: [join(root, 'bench/node_modules/astro/bin/astro.mjs'), 'build'],
      cwd: join(peers, 'astro'),
      env: peerEnv(site, out),
    }),
    forget: async (_, out) => {
      await setAside(out);
      await setAside(astroCache(out));
      for (const folder of ['.astro', 'node_modules'])
        await rm(join(peers, 'astro', folder), { recursive: true, force: true });
    },
  },
];
