import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Git failed, was not found or was ended. The message is what it printed about that. */
export class GitError extends Error {
  override name = 'GitError';
}

type Options = {
  input?: string;
  /** Paths that the command is limited to; nothing is run when there are none. */
  paths?: readonly string[];
  env?: Record<string, string>;
  /** Milliseconds after which Git is ended: a server may not respond, a hook may wait for somebody. */
  timeoutMs?: number;
};

/** Runs Git with arguments, without a shell. @returns what it prints @throws GitError */
export type Git = (args: readonly string[], options?: Options) => Promise<string>;

/** How long Git may take to remove its locks when it is ended, in milliseconds. */
const endMs = 1000;

const hasGroups = process.platform !== 'win32';

/** Variables that would point Git elsewhere, and ways to ask somebody at a terminal. */
const unset = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
};
const silent = { GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '', GIT_OPTIONAL_LOCKS: '0' };

/** Git in a folder. */
export const gitIn = (cwd: string): Git => {
  return async (args, { paths, input = paths?.join('\0') ?? '', env = {}, timeoutMs = 30_000 } = {}) => {
    if (paths?.length === 0) return '';
    const limit = paths ? ['--pathspec-from-file=-', '--pathspec-file-nul'] : [];
    const child = spawn('git', ['--literal-pathspecs', ...args, ...limit], {
      cwd,
      env: { ...process.env, ...unset, ...silent, LC_ALL: 'C', ...env },
      detached: hasGroups,
      windowsHide: true,
    });
    let isLate = false;
    // Programs that Git has started, such as a hook, belong to its process group and would keep its output open.
    const end = (signal: NodeJS.Signals) => {
      isLate = true;
      try {
        if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // All of them have ended.
      }
    };
    const timers = [setTimeout(end, timeoutMs, 'SIGTERM'), setTimeout(end, timeoutMs + endMs, 'SIGKILL')];
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    // A Git that fails at once reads nothing.
    child.stdin.on('error', () => undefined).end(input);
    const ended = once(child, 'close').finally(() => timers.forEach(clearTimeout));
    const [code] = (await ended.catch((error: unknown) => [error])) as [unknown];
    if (code === 0) return stdout;
    throw new GitError(isLate ? `timed out: git ${args[0]}` : stderr || `git ${args[0]}: ${code}`);
  };
};

/** Does something with a folder that is removed afterwards. */
export const withScratch = async <T>(task: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
