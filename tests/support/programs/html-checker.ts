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
 * Runs the W3C's Nu HTML Checker on the pages of some folders. Its CSS support is older than our styles, so CSS errors
 * are ignored.
 * @returns each error with its page; undefined if Java is not installed
 */
export const checkHtml = async (...folders: string[]): Promise<string[] | undefined> => {
  const java = findJava();
  if (!java) return undefined;
  // A short run does not benefit from optimizing compilation and parallel garbage collection.
  const jvmFlags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const options = ['--errors-only', '--filterpattern', 'CSS: .*', '--exit-zero-always', '--stdout'];
  const args = ['--format', 'json', ...options, '--skip-non-html', ...folders];
  const { stdout } = await promisify(execFile)(java, [...jvmFlags, '-jar', jar, ...args], {
    maxBuffer: 100_000_000,
  });
  const { messages } = report.parse(JSON.parse(stdout));
  return messages.map(({ url = '', message }) => {
    const file = url.replace('file:', '');
    const folder = folders.find((each) => file.startsWith(each)) ?? '';
    return `${relative(folder, file)}: ${message}`;
  });
};
