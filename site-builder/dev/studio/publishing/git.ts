import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Why Git did not do what it was told, in its own words. */
export class GitFault extends Error {
  override name = 'GitFault';

  constructor(
    readonly said: string,
    /** What it had printed by then. */
    readonly out: string,
  ) {
    super(said);
  }
}

type Options = {
  input?: string | undefined;
  env?: Record<string, string> | undefined;
  /** How what it prints is read; as `latin1` a letter is a byte. */
  encoding?: 'utf8' | 'latin1';
  /** After so long it is ended: a server that does not answer, a program that waits for somebody. */
  timeoutMs?: number | undefined;
};

/** Runs Git with arguments, which no shell reads. @throws GitFault when it fails, or is not there */
export type Git = (args: readonly string[], options?: Options) => Promise<string>;

const usualMs = 30_000;

/** The environment without what points Git elsewhere, and without ways to ask somebody at a terminal. */
const environment = (): NodeJS.ProcessEnv => {
  const {
    GIT_DIR: _dir,
    GIT_WORK_TREE: _tree,
    GIT_INDEX_FILE: _index,
    GIT_PREFIX: _prefix,
    ...own
  } = process.env;
  return {
    ...own,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_OPTIONAL_LOCKS: '0',
  };
};

/** How long Git may take to remove its locks when it is ended, in milliseconds. */
const endMs = 1000;

/** Only where there are process groups. */
const hasGroups = process.platform !== 'win32';

/** Ends a process with all that it has started, such as a hook: that would keep its output open. */
const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // All of them have ended.
  }
};

const end = (child: ChildProcess): void => {
  signal(child, 'SIGTERM');
  setTimeout(() => {
    signal(child, 'SIGKILL');
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, endMs);
};

/** Git in a folder. */
export const gitIn = (folder: string): Git => {
  return async (args, { input = '', env = {}, encoding = 'utf8', timeoutMs = usualMs } = {}) => {
    const git = spawn('git', args, {
      cwd: folder,
      env: { ...environment(), ...env },
      detached: hasGroups,
      windowsHide: true,
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end(git);
    }, timeoutMs);
    const out: Buffer[] = [];
    let said = '';
    git.stdout.on('data', (part: Buffer) => out.push(part));
    git.stderr.on('data', (part: Buffer) => (said += part.toString()));
    // A Git that fails at once reads nothing.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
    const text = () => Buffer.concat(out).toString(encoding);
    const [code] = (await once(git, 'close')
      .catch((error: unknown) => {
        throw new GitFault(String(error), '');
      })
      .finally(() => clearTimeout(timer))) as [number | null];
    if (code === 0) return text();
    const how = isLate ? 'timed out' : `ended by ${git.signalCode}`;
    throw new GitFault(isLate || code === null ? `${how}: git ${args[0]}` : said, text());
  };
};

/** What Git says, without the line end; nothing when it fails. */
export const asked = async (git: Git, ...args: string[]): Promise<string | undefined> => {
  try {
    return (await git(args)).trim();
  } catch {
    return undefined;
  }
};

/** The parts of what Git prints with `-z`. */
export const partsOf = (text: string): string[] => text.split('\0').filter(Boolean);
