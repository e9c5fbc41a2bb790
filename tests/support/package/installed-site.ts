import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/local/free-port.ts';
import { takeShortcuts, withoutChecks } from '../../../infra/test/cloud/shortcuts.ts';
import { runsAll } from '../sample.ts';
import { selectLockedPackages, type LockFile } from './locked.ts';

const run = promisify(execFile);

/** The output of a command on both streams, and its exit code. */
type CommandResult = { out: string; status: number };

/** A site in a folder outside of this repository, with the engine installed as a package. */
type SiteFolder = {
  folder: string;
  /** Runs a command of the package. */
  site: (command: string, ...flags: string[]) => Promise<CommandResult>;
  /** Serves the built site until the test has finished. Returns its URL. */
  preview: () => Promise<string>;
};

export type InstalledSite = SiteFolder & {
  /** Creates another site next to it, with the same installed packages. */
  addSite: (name: string, flags: string[]) => Promise<SiteFolder>;
  remove: () => Promise<void>;
};

type Manifest = { name: string; version: string; bin: object; dependencies: Record<string, string> };

/** Environment of a user's machine: without the variables that npm and Vitest set in this run. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^VITEST/.test(name)),
);

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** Writes the lock file of a site with the versions that are locked in this repository. Returns the paths of the packages. */
const writeLock = async (folder: string, tarball: string): Promise<string[]> => {
  const { name, version, bin, dependencies } = await readJson<Manifest>('package.json');
  const lock = await readJson<LockFile>('package-lock.json');
  const resolved = `file:../${tarball}`;
  const own = { dependencies: { [name]: resolved } };
  const packages = {
    '': own,
    [`node_modules/${name}`]: { version, resolved, bin, dependencies },
    ...selectLockedPackages(lock, Object.keys(dependencies)),
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(own));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: lock.lockfileVersion, packages }),
  );
  return Object.keys(packages);
};

const siteFolder = (folder: string): SiteFolder => {
  const bin = join(folder, 'node_modules/.bin/site');
  return {
    folder,
    site: async (command, ...flags) => {
      try {
        const { stdout, stderr } = await run(bin, [command, ...flags], { cwd: folder, env: environment });
        return { out: stdout + stderr, status: 0 };
      } catch (error) {
        const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
        return { out: stdout + stderr, status: code };
      }
    },
    preview: async () => {
      const port = await freePort(5600);
      const server = spawn(bin, ['preview', '--port', String(port)], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(async () => {
        server.kill();
        await once(server, 'exit');
      });
      await new Promise<void>((resolve, reject) => {
        server.stdout.on('data', (chunk) => String(chunk).includes('Ctrl+C') && resolve());
        server.on('exit', (code) => reject(new Error(`The preview exited with code ${code}.`)));
      });
      return `http://127.0.0.1:${port}`;
    },
  };
};

const init = async (site: SiteFolder, flags: string[]): Promise<void> => {
  const { out, status } = await site.site('init', ...flags);
  if (status !== 0) throw new Error(out);
};

/** Copies the files of this repository: packing changes `package.json`, which other tests read at the same time. */
const copyRepository = async (target: string): Promise<void> => {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  const paths = stdout.split('\0').filter((path) => path && existsSync(path));
  await Promise.all(paths.map((path) => cp(path, join(target, path))));
  await symlink(resolve('node_modules'), join(target, 'node_modules'));
};

/**
 * Packs the engine, installs it with a lock file, and creates a site with `site init`. Template checks, which take most
 * of the time of a deployment, are removed before the first command bundles the code.
 * @param flags flags of `site init`
 * @param sections folder with custom section types
 */
export const installSite = async (flags: string[], sections: string): Promise<InstalledSite> => {
  const home = await mkdtemp(join(tmpdir(), 'another-business-'));
  const folder = join(home, 'site');
  await cp(sections, join(folder, 'sections'), { recursive: true });
  const npm = (cwd: string, ...args: string[]) =>
    run('npm', [...args, '--no-audit', '--no-fund'], { cwd, env: environment });
  const copy = join(home, 'engine');
  await copyRepository(copy);
  await npm(copy, 'pack', '--silent', '--pack-destination', home);
  const [tarball = ''] = (await readdir(home)).filter((name) => name.endsWith('.tgz'));
  const packages = await writeLock(folder, tarball);
  // Installing into copies of this repository's packages takes 8 s of CPU, and unpacking them again takes 19 s.
  const copied = packages.filter((path) => path.lastIndexOf('node_modules/') === 0 && existsSync(path));
  if (!runsAll) for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
  await npm(folder, runsAll ? 'ci' : 'install', '--prefer-offline');
  await takeShortcuts(join(folder, 'node_modules/page-schema-site/engine'), withoutChecks('infra/app.js'));

  const installed = siteFolder(folder);
  await init(installed, flags);
  return {
    ...installed,
    addSite: async (name, more) => {
      const folderOfSite = join(home, name);
      await mkdir(folderOfSite);
      await symlink(join(folder, 'node_modules'), join(folderOfSite, 'node_modules'));
      const added = siteFolder(folderOfSite);
      await init(added, more);
      return added;
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
};
