import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate, filled, type Contexts } from './expressions.ts';
import { clientOf, type Hub } from './hub.ts';
import { runShell } from './shell.ts';

export type Step = {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};
export type Job = {
  if?: string;
  permissions?: Record<string, string>;
  environment?: string;
  steps: Step[];
};
export type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

/** An event and its contexts. */
export type Run = {
  hub: Hub;
  event: { name: string; payload: Record<string, unknown> };
  /** Variables of the repository, and those of environments. */
  vars: Record<string, string>;
  environmentVars: Record<string, string>;
  temporary: string;
  /** Runs an npm command. */
  npm: (words: string[], env: Record<string, string>) => Promise<void>;
  /** Other actions by name: they receive their inputs and the environment, to which they may add. */
  actions: Record<
    string,
    (given: Record<string, string>, env: Record<string, string>, job: Job) => Promise<void> | void
  >;
};

type Script = (...values: unknown[]) => Promise<unknown>;
const AsyncFunction = (async () => {}).constructor as new (...words: string[]) => Script;

/** Splits the only command of a step into words, as a shell does. */
const wordsOf = (command: string, env: Record<string, string>): string[] => {
  const { stdout } = runShell(`npm() { printf '%s\\n' "$@"; }\n${command}`, env);
  return stdout.trimEnd().split('\n');
};

/**
 * Runs a job of a workflow as GitHub does: its condition, its steps with their expressions, with only the permissions
 * it declares.
 * @returns its log; undefined if it was skipped
 * @throws what a step throws, which ends the job
 */
export const runJob = async (workflow: Workflow, name: string, run: Run): Promise<string[] | undefined> => {
  const job = workflow.jobs[name];
  if (!job) throw new Error(`there is no job ${name}`);
  const repository = 'elm/site';
  const steps: Record<string, { outputs: Record<string, unknown> }> = {};
  const vars = { ...run.vars, ...(job.environment && run.environmentVars) };
  const github = { event: run.event.payload, event_name: run.event.name, repository, token: 'token' };
  const contexts: Contexts = { github, vars, steps, runner: { temp: run.temporary } };
  if (job.if !== undefined && !evaluate(job.if, { ...contexts, vars: run.vars })) return undefined;
  const permissions = job.permissions ?? workflow.permissions;
  const said: string[] = [];
  const env: Record<string, string> = { RUNNER_TEMP: run.temporary, GITHUB_WORKSPACE: resolve('.') };
  // This URL allows the job to request an OIDC token.
  if (permissions['id-token'] === 'write') env['ACTIONS_ID_TOKEN_REQUEST_URL'] = 'https://token.test';
  for (const step of job.steps) {
    if (step.if !== undefined && !evaluate(step.if, contexts)) continue;
    const texts = (all: Record<string, unknown> = {}) =>
      Object.fromEntries(Object.entries(all).map(([key, value]) => [key, filled(String(value), contexts)]));
    const own = { ...env, ...texts(step.env) };
    const action = step.uses?.split('@')[0] ?? '';
    if (step.run !== undefined) await run.npm(wordsOf(filled(step.run, contexts), own), own);
    else if (action === 'actions/github-script') {
      const core = {
        notice: (text: string) => void said.push(text),
        warning: (text: string) => void said.push(text),
      };
      const context = { payload: run.event.payload, repo: { owner: 'elm', repo: 'site' } };
      // Functions that are created from text cannot import by themselves.
      const text = String(step.with?.['script']).replaceAll('import(', 'load(');
      const script = new AsyncFunction(
        'github',
        'context',
        'core',
        'process',
        'load',
        filled(text, contexts),
      );
      const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<unknown>;
      const client = clientOf(run.hub, permissions);
      const result = await script(client, context, core, { env: own }, load);
      if (step.id !== undefined) steps[step.id] = { outputs: { result: String(result) } };
    } else await run.actions[action]?.(texts(step.with), env, job);
  }
  return said;
};
