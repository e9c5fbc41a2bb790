import { expect, test } from 'vitest';
import { words } from '../tests/send-email/support/lead-copy.ts';
import { buildFormFunctions } from './build.ts';

test('a time zone that does not exist fails the build', async () => {
  const options = { words: { ...words, timeZone: 'America/Irvine' }, outDir: 'unused' };
  await expect(buildFormFunctions(options)).rejects.toThrow(
    'facts.timeZone: "America/Irvine" is not a time zone. Use an IANA name such as America/Los_Angeles.',
  );
});
