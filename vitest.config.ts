import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { generateValidators } from './scripts/documents/generate-validators.mjs';

await generateValidators();

/** Set by `npm test`: `gate`, `all` with `--all`, `changed` with `--changed`. */
const scope = process.env['TEST_SCOPE'];
const runsAll = scope === 'all';
const cores = availableParallelism();

/**
 * Settings of every project.
 * @param seconds time limit of a test and of a hook; with every case a test takes as long as it needs
 */
const shared = (seconds: number) =>
  ({
    environment: 'node',
    // Test files of a project share module instances: 38 files take 15 s of CPU instead of 28 s.
    isolate: false,
    // Every worker imports everything again, and `npm test` runs one process per core.
    maxWorkers: Math.max(1, Math.floor(cores / 4)),
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: runsAll ? 3_600_000 : seconds * 1000,
    hookTimeout: runsAll ? 3_600_000 : seconds * 1000,
  }) as const;

/**
 * Only `npm test -- --all` runs `*.all.test.ts`; `npm test -- --changed` takes seconds and skips slow tests.
 * @param others files that belong to another project
 */
const excluded = (...others: string[]) => [
  '**/node_modules/**',
  ...(runsAll ? [] : ['**/*.all.test.{ts,tsx}']),
  ...(scope === 'changed' ? ['**/*.slow.test.ts', '{scripts,tests}/**'] : []),
  ...others,
];

/**
 * Tests that start Git hundreds of times. Starting a process copies the memory tables of its parent, so these tests have
 * separate workers with little memory; the worker of all unit tests uses half a gigabyte in the end.
 */
const publishing = ['tests/github/**/*.test.ts', 'studio/{github,store}/**/*.slow.test.ts'];

/** Browser tests on a production build of a site. Each worker has its own browser. */
const onBuiltSite = (name: 'browser' | 'site') => ({
  test: {
    ...shared(60),
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude: excluded(),
    // These tests are half of the work, and a worker often waits for its browser.
    maxWorkers: Math.max(2, Math.floor(cores / 2)),
    sequence: { groupOrder: 1 },
    // A browser that shares its core may need more than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['tests/support/sites/built-site.ts'],
  },
});

/**
 * Unit tests are next to the code. `tests/` contains tests with hostile texts in every field, tests of a request's path
 * through the built functions, and browser tests on a production build. All test the engine except `site`, which tests
 * what the specification demands of this repository's site. docs/testing.md says which level tests what.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared(60),
          name: 'unit',
          include: [
            '{schema,documents,renderer,site-builder,studio,lambda,leads,infra/local,scripts}/**/*.test.{ts,tsx}',
            'tests/{businesses,hostile-values,mistakes,repository}/**/*.test.ts',
          ],
          exclude: excluded(...publishing),
          // Nothing runs beside the tests of changed files.
          ...(scope === 'changed' ? { maxWorkers: 2 } : {}),
        },
      },
      { test: { ...shared(60), name: 'publishing', include: publishing, exclude: excluded() } },
      {
        test: {
          ...shared(120),
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          exclude: excluded('infra/local/**'),
          // Installs the packages of infra/ if they are missing, and synthesizes the templates once.
          globalSetup: ['infra/test/setup.ts'],
          // Suppresses warnings of the AWS clients about Node versions whose support will end.
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
        },
      },
      {
        test: {
          ...shared(60),
          name: 'send-email',
          include: ['tests/send-email/**/*.test.ts'],
          exclude: excluded(),
          // These tests wait for retries and time limits most of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/send-email/support/bundles.ts'],
        },
      },
      {
        test: {
          ...shared(120),
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          exclude: excluded(),
        },
      },
      onBuiltSite('browser'),
      onBuiltSite('site'),
    ],
  },
});
