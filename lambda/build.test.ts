import { expect, test } from 'vitest';
import { words } from '../tests/send-email/support/lead-copy.ts';
import { buildFormFunctions } from './build.ts';

test('a time zone that does not exist fails the build', async () => {
  const options = { words: { ...words, timeZone: 'America/Irvine' }, outDir: 'unused' };
  await expect(buildFormFunctions(options)).rejects.toThrow(
    'facts.timeZone: "America/Irvine" is no time zone. Use an IANA name like America/Los_Angeles.',
  );
});
