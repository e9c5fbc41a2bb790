import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Git failed or timed out. The message is its output on stderr. */
export class GitError extends Error {
  override name = 'GitError';
  /** The subcommand, such as `push`. */
  command: string | undefined;
}

type Options = {
  /** Paths that the command is limited to. If empty, Git is not run and the result is ''. */
  paths?: readonly string[];
  env?: Record<string, string>;
  /** Timeout in ms. A server may not respond, and a hook may wait for input. */
  timeoutMs?: number;
};

/** Runs Git with arguments, without a shell. @returns its output @throws GitError */
export type Git = (args: readonly string[], options?: Options) => Promise<string>;

/** Time in ms after SIGTERM until SIGKILL, in which Git can remove its lock files. */
const killDelayMs = 1000;

/** Variables that would make Git use another repository. */
const unsetVariables = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
};
const nonInteractive = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GIT_OPTIONAL_LOCKS: '0',
};

/** Returns a function that runs Git in a folder. */
export const gitIn =
  (cwd: string): Git =>
  async (args, { paths, env = {}, timeoutMs = 30_000 } = {}) => {
    if (paths?.length === 0) return '';
    const pathOptions = paths ? ['--pathspec-from-file=-', '--pathspec-file-nul'] : [];
    const child = spawn('git', ['--literal-pathspecs', ...args, ...pathOptions], {
      cwd,
      env: { ...process.env, ...unsetVariables, ...nonInteractive, LC_ALL: 'C', ...env },
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    let isTimedOut = false;
    // Git's child processes, such as hooks, are in its process group and would keep its output open, so all of them are killed.
    const kill = (signal: NodeJS.Signals) => {
      isTimedOut = true;
      try {
        process.kill(process.platform === 'win32' ? Number(child.pid) : -Number(child.pid), signal);
      } catch {
        // All of the processes have ended already.
      }
    };
    const timers = [
      setTimeout(kill, timeoutMs, 'SIGTERM'),
      setTimeout(kill, timeoutMs + killDelayMs, 'SIGKILL'),
    ];
    // A Git process that fails early closes its input.
    child.stdin.on('error', () => undefined).end(paths?.join('\0') ?? '');
    const results = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
    const [[code], stdout, stderr] = await results.finally(() => timers.forEach(clearTimeout));
    if (code === 0) return stdout;
    const message = isTimedOut ? `timed out: git ${args[0]}` : stderr || `git ${args[0]}: ${code}`;
    throw Object.assign(new GitError(message), { command: args[0] });
  };
