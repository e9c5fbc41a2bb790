import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { cacheDir } from '../shared-options.ts';

const file = `${cacheDir}/emulators.json`;
type Environment = Record<string, string>;

const read = (): string | undefined => tryOrUndefined(() => readFileSync(file, 'utf8'));

/**
 * Lets other commands find the emulators of this one until it ends. If several run, the last one started is found.
 * @param environment environment variables of the functions, with the URLs of the emulators
 */
export const announceEmulators = (environment: Environment): void => {
  const text = JSON.stringify(environment, null, 2);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, text);
  process.on('exit', () => {
    if (read() === text) rmSync(file);
  });
};

/** Returns the environment of the emulators that run on this machine, or undefined if none run. */
export const findEmulators = (): Environment | undefined => {
  const text = read();
  return text === undefined ? undefined : (JSON.parse(text) as Environment);
};
