import { expect, test } from 'vitest';
import { page, withSite } from '../../tests/support/sites/redirecting-site.ts';

test('the build supports thousands of former routes', async () => {
  const names = Array.from({ length: 3000 }, (_, index) => `/former-name-${index}`);
  await withSite([page('/stone', names)], async (_, ask) => {
    expect(await ask(names.at(-1) ?? '')).toEqual([301, '/stone']);
  });
});
