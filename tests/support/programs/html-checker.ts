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
 * What the Nu HTML Checker, the one of the W3C, calls an error on the pages of a folder. Its knowledge of CSS is older
 * than our styles, so it is asked about HTML alone.
 * @returns each error with its page, undefined where there is no Java to run it
 */
export const htmlErrors = async (folder: string): Promise<string[] | undefined> => {
  const java = findJava();
  if (!java) return undefined;
  const options = ['--errors-only', '--filterpattern', 'CSS: .*', '--exit-zero-always', '--stdout'];
  const { stdout } = await promisify(execFile)(
    java,
    ['-XX:TieredStopAtLevel=1', '-jar', jar, '--format', 'json', ...options, '--skip-non-html', folder],
    { maxBuffer: 100_000_000 },
  );
  const { messages } = report.parse(JSON.parse(stdout));
  return messages.map(
    ({ url, message }) => `${relative(folder, (url ?? folder).replace('file:', ''))}: ${message}`,
  );
};
