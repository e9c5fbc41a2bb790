import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import type { Form } from '../../schema/form.ts';

/** Returns the route of the page with a form. */
export const routeOf = (form: Form): string => `/${form.type}`;

/** Builds a site with a page for each form. @returns the folder of the built site */
export const buildForms = async (folder: string, forms: readonly Form[]): Promise<string> => {
  const pages = join(folder, 'pages');
  const out = join(folder, 'dist');
  await cp('tests/fixtures/dentist/pages', pages, { recursive: true });
  await mkdir(join(pages, '_forms'), { recursive: true });
  for (const { type, revision: _, ...document } of forms) {
    await writeFile(join(pages, '_forms', `${type}.yaml`), stringify(document, { lineWidth: 0 }));
    const page = {
      title: `The page of ${type}`,
      description: `A page with ${type}, which was generated.`,
      noindex: true,
      sections: [
        { type: 'hero', heading: `Page of ${type}`, tagline: 'A form.' },
        { type: 'form', form: type, heading: `The form ${type}` },
      ],
    };
    await writeFile(join(pages, `${type}.yaml`), stringify(page));
  }
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)('node', ['scripts/run.mjs', 'build', '--pages', pages, '--out', out], {
    env,
    maxBuffer: 1e8,
  });
  return out;
};
