import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import type { Form } from '../../schema/form.ts';
import type { Site } from '../../schema/site.ts';
import { Mutex } from '../../studio/core/mutex.ts';
import type { FolderWatcher } from '../../site-builder/dev/folder-watcher.ts';

/** The documents that the functions of the forms depend on. */
const formDocument = /(?:^|[\\/])(?:_forms[\\/][^\\/]+|_site|_brand)\.ya?ml$/;

/**
 * Calls `update` with the site after a form, `_site.yaml` or `_brand.yaml` was saved, one call after another. While one
 * of these documents has errors, `update` is not called.
 * @param watcher watches the documents
 */
export const watchForms = (
  watcher: Pick<FolderWatcher, 'on'>,
  reader: { readErrors: () => Promise<Pick<SiteCheckResult, 'site' | 'forms'>> },
  update: (content: { site: Site; forms: Form[] }) => Promise<void>,
): void => {
  const mutex = new Mutex();
  const run = async (): Promise<void> => {
    const { site, forms } = await reader.readErrors();
    if (site) await update({ site, forms });
  };
  watcher.on('change', (files) => {
    if (files.some((file) => formDocument.test(file))) mutex.runExclusive(run).catch(console.error);
  });
};
