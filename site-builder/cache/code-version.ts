import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Everything in the repository that decides what a document becomes; the packages by their lock file. */
const folders = ['documents', 'renderer', 'schema', 'site-builder'];
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];

const sources = (): string[] => [
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  ),
  ...files.map((file) => join(root, file)),
];

let ownHash: string | undefined;

/** Hash of the program's own sources, which do not change while it runs. */
const hashOfSources = (): string => {
  const hash = createHash('sha256').update(`${process.version} ${process.env['NODE_ENV']}`);
  for (const file of sources().sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * Names the program that reads and builds: it changes with every source file and package, and with Node.
 * What one command stores is found by those of the same version.
 * @param more files that take part, such as the brand
 */
export const codeVersion = (...more: string[]): string => {
  ownHash ??= hashOfSources();
  const hash = createHash('sha256').update(ownHash);
  for (const file of more) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};
