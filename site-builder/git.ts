import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Git failed or was ended because it took too long. The message is what it printed to stderr. */
export class GitError extends Error {
  override name = 'GitError';
  /** The subcommand, such as `push`. */
  command: string | undefined;
}

type Options = {
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

/** Variables that would point Git elsewhere, and ways to ask somebody at a terminal. */
const unset = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
};
const silent = { GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '', GIT_OPTIONAL_LOCKS: '0' };

/** Git in a folder. */
export const gitIn =
  (cwd: string): Git =>
  async (args, { paths, env = {}, timeoutMs = 30_000 } = {}) => {
    if (paths?.length === 0) return '';
    const limit = paths ? ['--pathspec-from-file=-', '--pathspec-file-nul'] : [];
    const child = spawn('git', ['--literal-pathspecs', ...args, ...limit], {
      cwd,
      env: { ...process.env, ...unset, ...silent, LC_ALL: 'C', ...env },
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    let isLate = false;
    // Programs that Git has started, such as a hook, belong to its process group and would keep its output open.
    const end = (signal: NodeJS.Signals) => {
      isLate = true;
      try {
        process.kill(process.platform === 'win32' ? Number(child.pid) : -Number(child.pid), signal);
      } catch {
        // All of them have ended.
      }
    };
    const timers = [setTimeout(end, timeoutMs, 'SIGTERM'), setTimeout(end, timeoutMs + endMs, 'SIGKILL')];
    // A Git that fails at once reads nothing.
    child.stdin.on('error', () => undefined).end(paths?.join('\0') ?? '');
    const results = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
    const [[code], stdout, stderr] = await results.finally(() => timers.forEach(clearTimeout));
    if (code === 0) return stdout;
    const message = isLate ? `timed out: git ${args[0]}` : stderr || `git ${args[0]}: ${code}`;
    throw Object.assign(new GitError(message), { command: args[0] });
  };
