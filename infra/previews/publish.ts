import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { putFiles, type BuiltFolder } from '../publish/folder.ts';
import type { ObjectHeaders, ObjectStore } from '../publish/object-store.ts';
import { CommandError, UsageError } from '../terminal/command-error.ts';

/**
 * Limits of a preview: number of files, bytes per file and in total, characters of a name.
 * @internal for tests
 */
export const previewLimits = {
  files: 10_000,
  bytesOfOne: 10_000_000,
  bytesOfAll: 300_000_000,
  characters: 500,
};

/** A path segment as builds write it: no leading dot, and no characters with a meaning in URLs or terminals. */
const segmentPattern = /^(?!\.)[A-Za-z0-9._-]+$/;

/** Returns the headers of a file by its name; binary data if sites have no files with this extension. */
type HeadersOf = (name: string) => ObjectHeaders;

/**
 * Returns why a name may not be uploaded; undefined if it may.
 * @internal for tests
 */
export const invalidNameReason = (name: string, headersOf: HeadersOf): string | undefined => {
  if (name.length > previewLimits.characters) return `has more than ${previewLimits.characters} characters`;
  if (!name.split('/').every((segment) => segmentPattern.test(segment)))
    return 'has a name that no build writes';
  const isUnknown = headersOf(name).contentType === 'application/octet-stream';
  return isUnknown ? 'has a file extension that sites do not use' : undefined;
};

/** Quoted, because names may contain terminal escape sequences or workflow commands. */
const quote = (name: string): string => JSON.stringify(name.slice(0, 100));

/**
 * Returns the files in an untrusted folder. Nothing is followed, opened or executed.
 * @throws CommandError that names a file that no build writes; then nothing may be uploaded
 * @internal for tests
 */
export const previewFiles = async (folder: string, headersOf: HeadersOf): Promise<BuiltFolder> => {
  const names: string[] = [];
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isDirectory()) continue;
    const reject = (what: string): never => {
      throw new CommandError(`The preview is rejected: ${quote(name)} ${what}. Nothing was uploaded.`);
    };
    // `Dirent` describes a link itself, not its target, so links are rejected here.
    if (!entry.isFile()) reject('is not a regular file');
    const reason = invalidNameReason(name, headersOf);
    if (reason !== undefined) reject(reason);
    const { size, nlink } = await lstat(path);
    if (nlink !== 1) reject('is a link to another file');
    if (size > previewLimits.bytesOfOne) reject(`has more than ${previewLimits.bytesOfOne} bytes`);
    bytes += size;
    if (bytes > previewLimits.bytesOfAll)
      reject(`and the preceding files have more than ${previewLimits.bytesOfAll} bytes`);
    names.push(name);
    if (names.length > previewLimits.files) reject(`exceeds the limit of ${previewLimits.files} files`);
  }
  if (!names.includes('index.html'))
    throw new CommandError('The preview is rejected: it has no index.html. Nothing was uploaded.');
  return { folder, files: Object.fromEntries(names.sort().map((name) => [name, headersOf(name)])) };
};

/**
 * Returns the prefix and host label of a pull request's preview: `pr-12`.
 * @throws UsageError if it is not a GitHub pull-request number
 * @internal for tests
 */
export const previewName = (number: string): string => {
  if (!/^[1-9]\d{0,9}$/.test(number))
    throw new UsageError(
      `--number ${JSON.stringify(number)} is not the number of a pull request. Give a number such as 12.`,
    );
  return `pr-${number}`;
};

/**
 * Publishes a folder as the preview of a pull request: first immutable files, then the pages that reference them;
 * files that only the previous push had are deleted. All files are rewritten, so that none expires (`previewDays`).
 * @returns number of files
 * @throws CommandError for a file that no build writes
 */
export const publishPreview = async (
  store: ObjectStore,
  number: string,
  folder: string,
  headersOf: HeadersOf,
): Promise<number> => {
  const prefix = `${previewName(number)}/`;
  const built = await previewFiles(folder, headersOf);
  const names = Object.keys(built.files);
  await putFiles(store, prefix, built);
  const stale = await store.list(prefix);
  for (const name of names) stale.delete(prefix + name);
  await forEachConcurrent(stale.keys(), store.remove);
  return names.length;
};

/** Removes the preview of a pull request. @returns number of its files */
export const removePreview = async (store: ObjectStore, number: string): Promise<number> => {
  const files = await store.list(`${previewName(number)}/`);
  await forEachConcurrent(files.keys(), store.remove);
  return files.size;
};
