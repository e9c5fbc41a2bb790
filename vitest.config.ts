import { defineConfig } from 'vitest/config';

/**
 * Unit tests beside the code; in `tests/` hostile texts in every field, the path of a request through the built
 * functions, and browser tests on one production build of the site.
 */
export default defineConfig({
  test: {
    // For two cores: some files mostly wait, for queues and time-outs.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{schema,documents,renderer,site-builder,lambda,infra/local,scripts}/**/*.test.{ts,tsx}',
            'tests/hostile-values/**/*.test.ts',
            'tests/mistakes/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          exclude: ['infra/local/**', '**/node_modules/**'],
          environment: 'node',
          // Installs the packages of infra/ when they are not there, and makes the templates once.
          globalSetup: ['infra/test/setup.ts'],
          // The AWS clients would warn about versions of Node that they leave behind some day.
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'send-email',
          include: ['tests/send-email/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/send-email/**', 'tests/hostile-values/**', 'tests/mistakes/**'],
          environment: 'node',
          globalSetup: ['tests/support/site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
