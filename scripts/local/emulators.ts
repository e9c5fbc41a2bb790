import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cacheDir } from '../flags.ts';

const file = `${cacheDir}/emulators.json`;
type Environment = Record<string, string>;

const read = (): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Lets other commands find the emulators that this one runs, until it ends. The last one that started is found.
 * @param running environment of the functions, with the addresses of the emulators
 */
export const announceEmulators = (running: Environment): void => {
  const text = JSON.stringify(running, null, 2);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, text);
  process.on('exit', () => {
    if (read() === text) rmSync(file);
  });
};

/** The environment of the emulators that run on this machine, or undefined when none do. */
export const findEmulators = (): Environment | undefined => {
  const text = read();
  return text === undefined ? undefined : (JSON.parse(text) as Environment);
};
