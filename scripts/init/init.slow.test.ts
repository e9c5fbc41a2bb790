import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pagesOf, shortName, siteFile } from './starter-pages.ts';
import { caseFactor } from '../../tests/support/sample.ts';

test('a name of any characters is written unchanged', async () => {
  const characters = fc.constantFrom(...`'"\\:#&*!|>%@\`{}[],-? ~=é漢a1\u2028\u0007`);
  const names = fc.oneof(
    fc.string({ unit: characters, minLength: 1, maxLength: 12 }),
    fc.string({ minLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(names, async (typed) => {
      const name = typed.trim().replaceAll(/\s+/g, ' ');
      if (name === '') return;
      const given = { starter: '', name, trade: '', town: '', phone: '', email: '', license: '' };
      expect(shortName(name)).toMatch(/^[a-z][a-z0-9-]{1,19}$/);
      const document: unknown = parse(String(pagesOf('one-page', given).get(siteFile)));
      expect(document).toHaveProperty('facts.name', name);
    }),
    { numRuns: 20 * caseFactor },
  );
});
