import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a command printed on both streams, and how it ended. */
export type Ended = { out: string; status: number };

/** A site of another business in a folder of its own, outside of this repository, with the engine as a package. */
export type InstalledSite = {
  folder: string;
  /** Runs a command of the package. */
  site: (command: string, ...flags: string[]) => Promise<Ended>;
  leave: () => Promise<void>;
};

/** npm as it is on a machine of somebody else: nothing that this run says to its packages. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^VITEST/.test(name)),
);

/**
 * Packs the engine, has it write a site and installs what the lock file of that says.
 * @param flags what the new site is told
 * @param sections folder of its own section types
 */
export const installSite = async (flags: string[], sections: string): Promise<InstalledSite> => {
  const home = await mkdtemp(join(tmpdir(), 'another-business-'));
  const folder = join(home, 'site');
  await cp(sections, join(folder, 'sections'), { recursive: true });
  const npm = (cwd: string, ...args: string[]) =>
    run('npm', [...args, '--no-audit', '--no-fund'], { cwd, env: environment });
  await npm(resolve(), 'pack', '--silent', '--pack-destination', home);
  const [tarball = ''] = (await readdir(home)).filter((name) => name.endsWith('.tgz'));
  // The lock file is made first, as the owner of a site has it from the day before.
  await npm(folder, 'install', '--package-lock-only', '--prefer-offline', join('..', tarball));
  await npm(folder, 'ci', '--prefer-offline');

  const site = async (command: string, ...more: string[]): Promise<Ended> => {
    const bin = join(folder, 'node_modules/.bin/site');
    try {
      const { stdout, stderr } = await run(bin, [command, ...more], { cwd: folder, env: environment });
      return { out: stdout + stderr, status: 0 };
    } catch (error) {
      const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
      return { out: stdout + stderr, status: code };
    }
  };
  const { out, status } = await site('init', ...flags);
  if (status !== 0) throw new Error(out);
  return { folder, site, leave: () => rm(home, { recursive: true, force: true }) };
};
