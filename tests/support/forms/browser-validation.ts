import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { scriptTargets } from '../../../renderer/oldest-browsers.ts';
import type { Validate } from './ways-to-send.ts';

type Global = { forms: { checkForm: (...values: unknown[]) => unknown } };

/** Returns the validation of forms as a script for browsers, bundled like the scripts of a site. */
export const bundleValidation = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { checkForm } from './schema/forms/check-form.ts';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'forms',
    target: scriptTargets,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
};

/** Loads the validation of forms into a page, and returns a function that calls it there. */
export const loadValidation = async (page: Page): Promise<Validate> => {
  await page.addScriptTag({ content: await bundleValidation() });
  return async (form, values, today) =>
    JSON.parse(
      await page.evaluate(
        (json) => {
          const { checkForm } = (globalThis as unknown as Global).forms;
          return JSON.stringify(checkForm(...(JSON.parse(json) as unknown[])));
        },
        JSON.stringify([form, values, today]),
      ),
    ) as Awaited<ReturnType<Validate>>;
};
