import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { protectServer } from '../../infra/local/guard.ts';
import { serverUrl } from '../../tests/support/programs/address-of.ts';
import { startPreview } from '../../site-builder/preview/preview-server.ts';

/** One way to deliver the same pages, and where it is served. */
export type Variant = { name: string; root: string; url: string };

/** Names of the ways. */
export const self = 'this product';
export const bare = 'scripts removed';
export const usual = 'usual way';

/** The inline script of a page, and its code. */
export const startScript = /<script type="module">(.*?)<\/script>/s;

const change = (root: string, edit: (html: string) => string): void => {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(root, file);
    writeFileSync(path, edit(readFileSync(path, 'utf8')));
  }
};

/** The finished pages as they are, without the one script that stands in them. */
const withoutScripts = (site: string, root: string): void => {
  cpSync(site, root, { recursive: true });
  change(root, (html) => html.replace(startScript, ''));
};

const bundleUsual = async (root: string): Promise<string> => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: join(root, 'assets'),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('usual/main.tsx', import.meta.url)),
        output: { codeSplitting: false, entryFileNames: 'usual-[hash].js' },
      },
    },
  });
  const made = readdirSync(join(root, 'assets')).find((name) => name.startsWith('usual-'));
  if (!made) throw new Error('the usual way was not built');
  return made;
};

/** Writes a copy of the site in which one script hydrates each page as a whole. */
const theUsualWay = async (site: string, root: string): Promise<void> => {
  cpSync(site, root, { recursive: true });
  const script = `<script type="module" src="/assets/${basename(await bundleUsual(root))}"></script>`;
  const inline = (id: string, file: string) =>
    `<script type="application/json" id="${id}">${readFileSync(join(root, file), 'utf8').replaceAll('<', '\\u003c')}</script>`;
  change(root, (html) => {
    const [, siteFile = '', pageFile = ''] = /data-site="([^"]+)" data-page="([^"?]+)/.exec(html) ?? [];
    if (!siteFile) return html;
    const data = inline('site-data', siteFile) + inline('page-data', pageFile);
    return html.replace(startScript, script).replace('</body>', () => `${data}</body>`);
  });
};

/** Takes every request for an estimate. */
const startYes = async () => {
  const server = protectServer(
    createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(202, { 'content-type': 'application/json' }).end('{}'));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

/** Makes the variants of a built site: without its scripts, and in the usual way. */
export const variantsOf = async (site: string, folder: string): Promise<Record<string, string>> => {
  const roots = { [bare]: join(folder, 'without-scripts'), [usual]: join(folder, 'usual') };
  withoutScripts(site, roots[bare] ?? '');
  await theUsualWay(site, roots[usual] ?? '');
  return { [self]: site, ...roots };
};

/**
 * Serves folders of finished pages, each in the same way.
 * @param roots the folders by name
 * @param like the folder of a site built by this product, for the headers of all of them
 */
export const serveAll = async (roots: Record<string, string>, like: string) => {
  const yes = await startYes();
  const servers = [yes];
  const variants: Variant[] = [];
  for (const [name, root] of Object.entries(roots)) {
    if (!existsSync(join(root, '.site.json'))) cpSync(join(like, '.site.json'), join(root, '.site.json'));
    const server = await startPreview({ guard: protectServer, root, port: 0, api: serverUrl(yes) });
    servers.push(server);
    variants.push({ name, root, url: serverUrl(server) });
  }
  const stop = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { variants, stop };
};
