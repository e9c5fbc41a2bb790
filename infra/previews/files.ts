import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CommandError } from '../terminal/command-error.ts';
import type { BuiltFolder } from '../publish/folder.ts';
import type { ObjectHeaders } from '../publish/object-store.ts';

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
export type HeadersOf = (name: string) => ObjectHeaders;

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
