import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { SiteReader } from '../../../documents/node/site-reader.ts';
import { startBackend, type Backend } from '../../../infra/local/backend.ts';
import { buildFormFunctions } from '../../../lambda/build.ts';
import { createLeadCopy } from '../../../scripts/lead-copy.ts';
import { chromiumArgs } from '../../support/programs/chromium.ts';
import { findOnPath } from '../../support/programs/installed-program.ts';
import { findNginx, startNginx } from '../../support/programs/nginx.ts';

const run = promisify(execFile);
const nginx = findNginx();
const host = 'forms.stone.test';

/** Creates a certificate for the host of the forms. */
const createCertificate = async (folder: string) => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${host}`, '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  await run('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert]);
  return { key: await readFile(key), cert: await readFile(cert) };
};

/**
 * Forwards requests to the API, as CloudFront does. Leaves out what the emulator would reject, because it only answers
 * pages of this machine.
 */
const startEndpoint = async (folder: string, api: () => string): Promise<Server> => {
  const server = createServer(await createCertificate(folder), (incoming, answer) => {
    const { method, url } = incoming;
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !/^(?:host$|sec-fetch-)/.test(name)),
    );
    const outgoing = request(`${api()}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
};

const isSkipped = !nginx || !findOnPath('openssl');

describe.skipIf(isSkipped)('a site on nginx whose forms post to a stage', () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof startNginx>>;
  let backend: Backend;
  let endpoint: Server;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
    endpoint = await startEndpoint(folder, () => backend.apiUrl);
    const { port } = endpoint.address() as AddressInfo;
    const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
    await cp(inject('pages'), pages, { recursive: true });
    const document = join(pages, '_site.yaml');
    const text = await readFile(document, 'utf8');
    const url = `https://${host}:${port}/api/send-email`;
    await writeFile(document, text.replace(/^forms:\n/m, `forms:\n  endpoint: ${url}\n`));
    await run('node', ['scripts/run.mjs', 'build', '--pages', pages, '--out', out], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    site = await startNginx(nginx ?? '', out);
    const { site: facts, forms } = await new SiteReader(pages).read();
    if (!facts) throw new Error('_site.yaml has errors.');
    const words = createLeadCopy(facts, forms);
    backend = await startBackend({
      bundles: await buildFormFunctions({ words, outDir: join(folder, 'functions') }),
      origins: [`https://${host}:${port}`, site.url],
      quiet: true,
    });
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: [...chromiumArgs, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    });
  });
  afterAll(async () => {
    await Promise.all([browser.close(), site.stop(), backend.stop()]);
    await new Promise((resolve) => endpoint.close(resolve));
    await rm(folder, { recursive: true });
  });

  const open = async (javaScriptEnabled: boolean): Promise<{ page: Page; lines: string[] }> => {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, javaScriptEnabled });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${site.url}/contact`);
    return { page, lines };
  };
  const send = async (page: Page, fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(value);
    await page.locator('form [type=submit]').click();
  };
  const mailOf = (name: string) =>
    vi.waitFor(() => {
      const mail = backend.messages().find(({ text }) => text.includes(name));
      if (!mail) throw new Error(`no mail of ${name}`);
      return mail;
    }, 30_000);
  const fields = { email: 'ana@example.com', phone: '949 555 0100', message: 'Do you clean travertine?' };

  test('sends them with scripts, after a preflight request', async () => {
    const { page, lines } = await open(true);
    await send(page, { ...fields, name: 'Ana Script' });
    await page.locator('.notistack-SnackbarContainer').getByRole('alert').waitFor();
    expect((await mailOf('Ana Script')).text).toContain(fields.message);
    expect(lines).toEqual([]);
    await page.close();
  });

  test('sends them without scripts and returns to the site', async () => {
    const { page } = await open(false);
    await send(page, { ...fields, name: 'Ana Plain' });
    await page.waitForURL(`${site.url}/thank-you`);
    expect((await mailOf('Ana Plain')).text).toContain(fields.message);
    await page.goBack();
    await send(page, { ...fields, name: ' ' });
    await page.waitForURL(`${site.url}/not-sent#contact-name`);
    await page.close();
  });
});
