import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { findJava } from './java.ts';

const jar = String(createRequire(import.meta.url)('vnu-jar'));

const report = z.object({
  messages: z.array(
    z.object({ url: z.string().optional(), lastLine: z.number().optional(), message: z.string() }),
  ),
});

/**
 * What the Nu HTML Checker, the one of the W3C, calls an error on the pages of some folders. Its knowledge of CSS is older
 * than our styles, so it is asked about HTML alone.
 * @returns each error with its page, undefined where there is no Java to run it
 */
export const checkHtml = async (...folders: string[]): Promise<string[] | undefined> => {
  const java = findJava();
  if (!java) return undefined;
  // A run of seconds is over before thorough compiling and collecting by several threads would pay.
  const machine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const options = ['--errors-only', '--filterpattern', 'CSS: .*', '--exit-zero-always', '--stdout'];
  const asked = ['--format', 'json', ...options, '--skip-non-html', ...folders];
  const { stdout } = await promisify(execFile)(java, [...machine, '-jar', jar, ...asked], {
    maxBuffer: 100_000_000,
  });
  const { messages } = report.parse(JSON.parse(stdout));
  return messages.map(({ url = '', message }) => {
    const file = url.replace('file:', '');
    const folder = folders.find((each) => file.startsWith(each)) ?? '';
    return `${relative(folder, file)}: ${message}`;
  });
};
