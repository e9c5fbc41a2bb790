import type { Page } from 'playwright-core';
import { build } from 'vite';
import config from '../../../vite.config.ts';
import type { Validate } from './ways-to-send.ts';

type Global = { forms: { checkForm: (...values: unknown[]) => unknown } };

/** Returns the validation of forms as a script for browsers, bundled like the scripts of a site. */
const bundleValidation = async (): Promise<string> => {
  const { target, rolldownOptions } = config.build;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      target,
      write: false,
      lib: { entry: 'schema/forms/check-form.ts', formats: ['iife'], name: 'forms' },
      rolldownOptions: { treeshake: rolldownOptions.treeshake },
    },
  });
  const [bundle] = [result].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  return chunk?.code ?? '';
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
