import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import type { FolderWatcher } from '../../site-builder/dev/folder-watcher.ts';
import { watchForms } from './form-changes.ts';

type Content = Pick<SiteCheckResult, 'site' | 'forms'>;

test('the functions get the site after a form or the site document was saved, unless it has errors', async () => {
  const watcher = new EventEmitter();
  const site = {} as NonNullable<Content['site']>;
  const read: Content[] = [
    { site, forms: [] },
    { site: undefined, forms: [] },
    { site, forms: [] },
  ];
  const updates: object[] = [];
  const reader = { readErrors: () => Promise.resolve(read.shift() ?? { site, forms: [] }) };
  watchForms(watcher as unknown as FolderWatcher, reader, (content) => {
    updates.push(content);
    return Promise.resolve();
  });
  for (const file of [
    'pages/_forms/order.yaml',
    'pages/_site.yaml',
    'pages\\_forms\\order.yml',
    'pages/home.yaml',
  ])
    watcher.emit('change', [file]);
  await setImmediate();
  await expect.poll(() => read.length).toBe(0);
  await setImmediate();
  expect(updates).toEqual([
    { site, forms: [] },
    { site, forms: [] },
  ]);
});
