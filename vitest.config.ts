import { defineConfig } from 'vitest/config';
import { generateValidators } from './scripts/documents/generate-validators.mjs';

await generateValidators();

/** Test files of a project share module instances: 38 files take 15 s of CPU instead of 28 s. */
const shared = {
  environment: 'node',
  isolate: false,
  // Every worker imports everything again, and `npm test` already runs several processes in parallel.
  maxWorkers: 1,
  restoreMocks: true,
  unstubGlobals: true,
} as const;

/**
 * Tests that start Git hundreds of times. Starting a process copies the memory tables of its parent, so these tests have
 * separate workers with little memory; the worker of all unit tests uses half a gigabyte in the end.
 */
const publishing = ['tests/github/**/*.test.ts', 'studio/{github,store}/**/*.slow.test.ts'];

/** `npm test -- --changed` finishes in seconds, so it skips slow tests. */
const isQuick = process.argv.includes('--changed');
const slow = ['**/*.slow.test.ts', '{scripts,tests}/**'];

/** Browser tests on a production build of a site. */
const onBuiltSite = (name: 'browser' | 'site') => ({
  test: {
    ...shared,
    name,
    include: [`tests/${name}/**/*.test.ts`],
    // These tests are more than half of the work, and each worker has its own browser.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // A browser that shares two cores with others may need more than the default of one second.
    expect: { poll: { timeout: 100_000 } },
    globalSetup: ['tests/support/sites/built-site.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

/**
 * Unit tests are next to the code; `npm test -- --changed` runs only the quick ones. `tests/` contains tests with hostile
 * texts in every field, tests of a request's path through the built functions, and browser tests on a production build.
 * All test the engine except `site`, which tests the content of this repository's site.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{schema,documents,renderer,site-builder,studio,lambda,leads,infra/local,scripts}/**/*.test.{ts,tsx}',
            'tests/{hostile-values,mistakes,repository}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...publishing, ...(isQuick ? slow : [])],
          // A second worker is only faster if nothing else runs.
          maxWorkers: isQuick ? 2 : 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'publishing',
          include: publishing,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          exclude: ['infra/local/**', '**/node_modules/**'],
          // Installs the packages of infra/ if they are missing, and synthesizes the templates once.
          globalSetup: ['infra/test/setup.ts'],
          // Suppresses warnings of the AWS clients about Node versions whose support will end.
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'send-email',
          include: ['tests/send-email/**/*.test.ts'],
          globalSetup: ['tests/send-email/support/bundles.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
        },
      },
      onBuiltSite('browser'),
      onBuiltSite('site'),
    ],
  },
});
