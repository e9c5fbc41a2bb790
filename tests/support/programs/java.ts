import { installPackages } from './debian.ts';
import { findOnPath } from './installed-program.ts';

/**
 * The Java that runs the Nu HTML Checker. In CI it must be there and Debian's package is installed where it is not;
 * on other machines that part of the tests may be left out.
 * @returns its path, undefined where there is none
 * @throws Error that says what to do when CI has none
 */
export const findJava = (): string | undefined => {
  const found = findOnPath('java');
  if (found || !process.env['CI']) return found;
  const installed = installPackages('default-jre-headless') ? findOnPath('java') : undefined;
  if (!installed)
    throw new Error('No Java was found. Install version 11 or later, so that java is on the PATH.');
  return installed;
};
