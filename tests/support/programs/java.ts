import { installPackages } from './debian.ts';
import { findOnPath } from './installed-program.ts';

/**
 * Returns the path of Java, which runs the Nu HTML Checker. In CI it is required and installed from Debian if it is
 * missing; on other machines these tests are skipped without it.
 * @returns the path, or undefined if Java is not installed
 * @throws Error with instructions if it cannot be installed in CI
 */
export const findJava = (): string | undefined => {
  const found = findOnPath('java');
  if (found || !process.env['CI']) return found;
  const installed = installPackages('default-jre-headless') ? findOnPath('java') : undefined;
  if (!installed)
    throw new Error('No Java was found. Install version 11 or later, so that java is on the PATH.');
  return installed;
};
