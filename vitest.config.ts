import { defineConfig } from 'vitest/config';

/** Files of a project share what they import: 38 files take 15 s of CPU in place of 28 s. */
const shared = {
  environment: 'node',
  isolate: false,
  // Every worker imports the same once more, and what runs beside it is another of the processes of `npm test`.
  maxWorkers: 1,
  restoreMocks: true,
  unstubGlobals: true,
} as const;

/**
 * What starts Git by the hundred. A process that starts another one copies the tables of its memory first, so they have
 * workers of their own, which hold little: those of all unit tests hold half a gigabyte in the end.
 */
const publishing = [
  'tests/github/**/*.test.ts',
  'studio/{github,store}/**/*.slow.test.ts',
  'site-builder/dev/studio/publishing/**/*.slow.test.ts',
];

/** `npm test -- --changed` answers in seconds, so it leaves out what takes seconds by itself. */
const isQuick = process.argv.includes('--changed');
const slow = ['**/*.slow.test.ts', '{scripts,tests}/**'];

/** Tests in a browser, on a production build of the site that the project is about. */
const onBuiltSite = (name: 'browser' | 'site') => ({
  test: {
    ...shared,
    name,
    include: [`tests/${name}/**/*.test.ts`],
    // They are more than half of the work, and each worker has a browser of its own.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // A browser that shares two cores with others may need more than the second that is given to it.
    expect: { poll: { timeout: 100_000 } },
    globalSetup: ['tests/support/sites/built-site.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

/**
 * Unit tests beside the code, the quick ones apart, for `npm test -- --changed`; in `tests/` hostile texts in every
 * field, the path of a request through the built functions, and browser tests on a production build. All of them are
 * the engine's but `site`, which says what the first site must be.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{schema,documents,renderer,site-builder,studio,lambda,infra/local,scripts}/**/*.test.{ts,tsx}',
            'tests/{hostile-values,mistakes,repository}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...publishing, ...(isQuick ? slow : [])],
          // A second worker pays where nothing else runs.
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
          // Installs the packages of infra/ when they are not there, and makes the templates once.
          globalSetup: ['infra/test/setup.ts'],
          // The AWS clients would warn about versions of Node that they leave behind some day.
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
