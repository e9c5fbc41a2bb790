import { EditRefusal } from '../../documents/edit/edit-refusal.ts';

type PackageFile = {
  type?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const engine = 'page-schema-site';

const read = (text: string): PackageFile => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below, as of a file that holds something else.
  }
  throw new EditRefusal('package.json is no package file. Mend it or delete it, and run the command again.');
};

/**
 * The package file of a site. What there is stays, also a command of its own that has the name of one of ours, and the
 * way by which the engine was installed.
 * @param ours what a new site has
 * @param existing what the folder has already
 */
export const packageFile = (ours: string, existing: string | undefined): string => {
  const wanted = read(ours);
  const own = existing === undefined ? {} : read(existing);
  const isInstalled = own.devDependencies?.[engine] !== undefined;
  const merged = {
    ...wanted,
    ...own,
    scripts: { ...wanted.scripts, ...own.scripts },
    dependencies: { ...(isInstalled ? {} : wanted.dependencies), ...own.dependencies },
  };
  return `${JSON.stringify(merged, undefined, 2)}\n`;
};
