import { defineConfig } from 'vitest/config';

const code = '{schema,documents,renderer,site-builder,studio,lambda,infra/local}';
const slow = [`${code}/**/*.slow.test.ts`];

/**
 * Files of a project share what they import: to import the same modules again was a third of their time. vitest runs the
 * projects in the order of their groups and names, so that the many short files of `unit` come at the end.
 */
const shared = {
  environment: 'node',
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
} as const;

/** Tests that compute more than they wait, after all others: a third worker would import and compile the same once more. */
const computing = { ...shared, maxWorkers: 2, sequence: { groupOrder: 1 } } as const;

/** Tests in a browser, on a production build of the site that the project is about. */
const onBuiltSite = (name: 'browser' | 'site') => ({
  test: {
    ...shared,
    name,
    include: [`tests/${name}/**/*.test.ts`],
    // A browser that shares two cores with three others may need more than the second that is given to it.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ['tests/support/sites/built-site.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

/**
 * Unit tests beside the code, the quick ones apart, for `npm test -- --changed`; in `tests/` hostile texts in every
 * field, the path of a request through the built functions, and browser tests on a production build. All of them are
 * the engine's but `site`, which says what the first site must be.
 */
export default defineConfig({
  test: {
    // For two cores: some files mostly wait, for queues, time-outs and the browser.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...computing,
          name: 'unit',
          include: [`${code}/**/*.test.{ts,tsx}`],
          exclude: slow,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...computing,
          name: 'slow',
          include: [
            ...slow,
            'scripts/**/*.test.ts',
            'tests/{hostile-values,mistakes,repository}/**/*.test.ts',
          ],
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      onBuiltSite('browser'),
      onBuiltSite('site'),
    ],
  },
});
