import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test, vi } from 'vitest';
import { checkCanary } from '../../../infra/smoke/canary.ts';
import { checkPages } from '../../../infra/smoke/verify-pages.ts';
import { readHosting } from '../../../site-builder/hosting/hosting.ts';

const site = async () => ({
  ...(await readHosting(inject('dist'))),
  url: inject('site'),
  dist: inject('dist'),
});

describe('the verification of a deployed site', () => {
  test('reports nothing for a site that is served as built', async () => {
    expect(await checkPages(await site())).toEqual([]);
  });

  test('reports pages of another build, missing pages, redirects and headers', async () => {
    const other = await mkdtemp(join(tmpdir(), 'other-build-'));
    await cp(inject('dist'), other, { recursive: true });
    await writeFile(join(other, 'contact/index.html'), 'another build');
    await writeFile(join(other, '404.html'), 'another build');
    await cp(join(other, 'about'), join(other, 'not-deployed'), { recursive: true });
    const findings = await checkPages({
      ...(await site()),
      dist: other,
      headers: { 'x-frame-options': 'DENY' },
      redirects: { '/write-to-us': '/contact' },
    });
    expect(findings).toEqual([
      '/contact differs from the built page',
      '/not-deployed responds with 404 instead of 200',
      expect.stringMatching(/^\/no-such-page-\d+ does not serve the site's not-found page$/),
      '/write-to-us responds with 404 to null instead of 301 to /contact',
      'x-frame-options is "null" instead of "DENY"',
    ]);
    await rm(other, { recursive: true });
  });
});

describe('the test lead after a deployment', () => {
  const lead = { url: inject('site'), print: () => undefined };

  test('is delivered as a mail that identifies it as a test', async () => {
    const subjects = async (): Promise<string[]> => {
      const mails = (await (await fetch(`${inject('mailbox')}/messages.json`)).json()) as { text: string }[];
      return mails.map(({ text }) => text).filter((text) => text.includes('Deployment check'));
    };
    const archived = async () => {
      await vi.waitFor(async () => expect(await subjects()).toHaveLength(1), { timeout: 15_000 });
      return ['leads/…'];
    };
    expect(await checkCanary({ ...lead, archived, timeoutSeconds: 60 })).toEqual([]);
    expect((await subjects())[0]).toContain('Nobody asks for anything: this was sent after a deployment at ');
  });

  test('is reported if it is stored but not mailed', async () => {
    const archived = async (prefix: string) => (prefix.startsWith('leads/') ? [prefix] : []);
    await sleep(2);
    expect(await checkCanary({ ...lead, archived, timeoutSeconds: 1 })).toEqual([
      expect.stringMatching(
        /^the lead [0-9a-f]{20} is archived, but its e-mail was not sent after 1 s; npm run site -- doctor and the alarms show more$/,
      ),
    ]);
  });

  test('is reported if it is rejected', async () => {
    const findings = await checkCanary({
      ...lead,
      url: inject('site').replace('127.0.0.1', 'other.test'),
      via: '127.0.0.1',
      archived: async () => [],
      timeoutSeconds: 1,
    });
    expect(findings).toEqual([expect.stringMatching(/^the form responds with 403 \S.*\S instead of 202$/)]);
  });
});
