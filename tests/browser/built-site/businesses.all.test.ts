import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { protectServer } from '../../../infra/local/guard.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { checkPage, unknownRoute, visitChecked } from '../../support/browser/every-route.ts';
import { findBuiltRoutes } from '../../support/sites/built-routes.ts';
import { buildWithCommand } from '../../support/sites/built-site.ts';

const visit = useBrowser();

describe.each(['bakery', 'clinic', 'law-firm'])('the site of the %s', (name) => {
  let out: string;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), `${name}-`));
    await buildWithCommand(`tests/fixtures/${name}/pages`, out);
    server = await startPreview({ guard: protectServer, root: out, port: 0, api: 'http://127.0.0.1:1' });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(out, { recursive: true });
  });

  test('has no axe violations, horizontal overflow, console messages or requests to other hosts', async () => {
    const visitor = await visitChecked(visit);
    for (const route of [...findBuiltRoutes(out), unknownRoute]) await checkPage(visitor, route, origin);
  });

  test.runIf(name === 'clinic')('loads the booking page after the click and not before', async () => {
    const { page } = await visit('about:blank');
    const urls: string[] = [];
    await page.route(/^https:/, (route) => {
      urls.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>予約</title>' });
    });
    await page.goto(`${origin}/booking`);
    await page.locator('[data-section=embed]').scrollIntoViewIfNeeded();
    expect(urls).toEqual([]);
    await page.locator('summary', { hasText: '予約画面を開く' }).click();
    await expect.poll(() => urls).toEqual(['https://booking.example/midoribashi/embed']);
  });
});
