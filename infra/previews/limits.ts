import { hasType } from '../publish/headers.ts';
import { CommandError } from '../terminal/command-error.ts';

/** What the files of a preview may be at most: how many, bytes of one and of all, characters of a name. */
export const previewLimits = {
  files: 10_000,
  bytesOfOne: 10_000_000,
  bytesOfAll: 300_000_000,
  characters: 500,
};

/** A part of a name as builds write it: no dot at its beginning, nothing that an address or a terminal reads otherwise. */
const part = /^(?!\.)[A-Za-z0-9._-]+$/;

/** What is wrong with a name; nothing when it may be uploaded. */
export const invalidNameReason = (name: string): string | undefined => {
  if (name.length > previewLimits.characters) return `has more than ${previewLimits.characters} characters`;
  if (!name.split('/').every((one) => part.test(one))) return 'is no name that a build writes';
  return hasType(name) ? undefined : 'has an ending that the site does not have';
};

/**
 * Where the files of a request lie, and the host that shows them: `pr-12`.
 * @throws CommandError when it is no number as GitHub gives it
 */
export const previewName = (number: string): string => {
  if (!/^[1-9]\d{0,9}$/.test(number))
    throw new CommandError(
      `--number ${JSON.stringify(number)} is no number of a pull request. Give one such as 12.`,
    );
  return `pr-${number}`;
};
