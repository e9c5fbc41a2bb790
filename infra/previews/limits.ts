import type { ObjectHeaders } from '../publish/object-store.ts';
import { UsageError } from '../terminal/command-error.ts';

/** Limits of a preview: number of files, bytes per file and in total, characters of a name. */
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

/** Returns why a name may not be uploaded; undefined if it may. */
export const invalidNameReason = (name: string, headersOf: HeadersOf): string | undefined => {
  if (name.length > previewLimits.characters) return `has more than ${previewLimits.characters} characters`;
  if (!name.split('/').every((segment) => segmentPattern.test(segment)))
    return 'has a name that no build writes';
  const isUnknown = headersOf(name).contentType === 'application/octet-stream';
  return isUnknown ? 'has a file extension that sites do not use' : undefined;
};

/**
 * Returns the prefix and host label of a pull request's preview: `pr-12`.
 * @throws UsageError if it is not a GitHub pull-request number
 */
export const previewName = (number: string): string => {
  if (!/^[1-9]\d{0,9}$/.test(number))
    throw new UsageError(
      `--number ${JSON.stringify(number)} is not the number of a pull request. Give a number such as 12.`,
    );
  return `pr-${number}`;
};
