import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const jar = String(createRequire(import.meta.url)('vnu-jar'));

const report = z.object({ messages: z.array(z.object({ url: z.string().optional(), message: z.string() })) });

/**
 * Runs the W3C's Nu HTML Checker on the pages of a folder. Its CSS support is older than our styles, so CSS errors are
 * ignored.
 * @param java path of Java
 * @returns each error with its page
 */
export const checkHtml = async (java: string, folder: string): Promise<string[]> => {
  // A short run does not benefit from optimizing compilation and parallel garbage collection.
  const jvmFlags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const options = ['--errors-only', '--filterpattern', 'CSS: .*', '--exit-zero-always', '--stdout'];
  const args = ['--format', 'json', ...options, '--skip-non-html', folder];
  const { stdout } = await promisify(execFile)(java, [...jvmFlags, '-jar', jar, ...args], {
    maxBuffer: 100_000_000,
  });
  const { messages } = report.parse(JSON.parse(stdout));
  return messages.map(({ url = '', message }) => `${relative(folder, url.replace('file:', ''))}: ${message}`);
};
