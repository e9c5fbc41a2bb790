import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { runCommand } from '../../../tests/support/programs/run-command.ts';
import { startPreviewAccount } from '../cloud/account/session.ts';
import { templateOf } from '../template.ts';
import { emptyHub, type Pull } from './hub.ts';
import { runJob, type Workflow } from './job.ts';

const workflowOf = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow;
export const [build, previews] = [workflowOf('preview'), workflowOf('previews')];

/** Repositories of pull-request branches: the repository itself, and a fork. */
export const own = { id: 1, full_name: 'elm/site', owner: { login: 'elm' } };
export const fork = { id: 2, full_name: 'guest/site', owner: { login: 'guest' } };

/** Writes files into a folder. */
export const write = async (out: string, files: Record<string, string>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), text);
  }
};

/**
 * Simulates a GitHub repository and an AWS account: events of a pull request run both workflows of previews, with the
 * command that they call.
 */
export const startRepository = async () => {
  const account = await startPreviewAccount(templateOf('small'));
  const folder = await mkdtemp(join(tmpdir(), 'previews-'));
  let commits = 0;
  const state = {
    hub: emptyHub(),
    /** Value of the variable PREVIEW_DOMAIN. */
    domain: '',
    /** What the code of the pull request does when it is built with its environment. */
    code: async (_out: string, _env: Record<string, string>): Promise<void> => {},
    /** Artifact of the last build. */
    artifact: undefined as string | undefined,
  };

  /** Resets everything; one of the users may write. */
  const reset = () => {
    state.hub = { ...emptyHub(), permissions: { owner: 'admin', helper: 'read' } };
    state.artifact = undefined;
    state.domain = 'preview.elm.test';
    state.code = (out) =>
      write(out, { 'index.html': 'home', 'about/index.html': 'about', 'assets/a-1.js': '1' });
    for (const key of Object.keys(account.files)) delete account.files[key];
    account.refused.length = 0;
  };

  const push = (pull: Pull) => void (pull.head.sha = String((commits += 1)).padStart(40, 'c0ffee'));
  const request = (number: number, repo: Pull['head']['repo'], ref = 'spring'): Pull => {
    const pull: Pull = { number, state: 'open', title: 'Spring', head: { sha: '', ref, repo } };
    state.hub.pulls.push(pull);
    push(pull);
    return pull;
  };

  const job = async (workflow: Workflow, name: string, event: string, payload: Record<string, unknown>) => {
    const temporary = await mkdtemp(join(folder, 'run-'));
    return runJob(workflow, name, {
      hub: state.hub,
      event: { name: event, payload: { repository: own, ...payload } },
      vars: { PREVIEW_DOMAIN: state.domain },
      environmentVars: { AWS_ROLE: 'arn:role', PREVIEW_BUCKET: 'previews' },
      temporary,
      // Steps run `npm ci`, `npm run build -- …` or `npm run site -- previews …`.
      npm: async ([first, script, , verb, ...flags], env) => {
        if (first === 'ci') return;
        if (script === 'build') return state.code((state.artifact = join(temporary, 'dist')), env);
        const place = { cwd: resolve('.'), env: { ...env, AWS_ENDPOINT_URL: account.url } };
        const result = await runCommand(resolve(`scripts/production/${verb}.ts`), flags, place);
        if (result.status !== 0) throw new Error(result.out);
      },
      actions: {
        'actions/download-artifact': async ({ path = '' }) =>
          cp(state.artifact ?? '', path, { recursive: true, verbatimSymlinks: true }),
        'aws-actions/configure-aws-credentials': (given, env, { environment }) => {
          const sub = `repo:elm@11/site@1:environment:${environment}`;
          const policy = given['inline-session-policy'] ?? '';
          env['AWS_ACCESS_KEY_ID'] = account.assume({ aud: 'sts.amazonaws.com', sub, policy });
          env['AWS_SECRET_ACCESS_KEY'] = 'secret';
        },
      },
    });
  };

  /** Finishes a build of a pull request; returns the log of the upload. */
  const built = ({ head }: Pull) =>
    job(previews, 'show', 'workflow_run', {
      workflow_run: {
        id: 99,
        event: 'pull_request',
        conclusion: 'success',
        head_sha: head.sha,
        head_branch: head.ref,
        head_repository: head.repo,
      },
    });

  /** Runs everything that an event of a pull request triggers; returns the logs of the privileged jobs. */
  const happens = async (pull: Pull, action: string, more: Record<string, unknown> = {}) => {
    const payload = { action, pull_request: pull, ...more };
    state.artifact = undefined;
    await job(build, 'build', 'pull_request', payload);
    const said = [
      await job(previews, 'allow', 'pull_request_target', payload),
      await job(previews, 'remove', 'pull_request_target', payload),
      state.artifact === undefined ? [] : await built(pull),
    ];
    return said.flatMap((lines) => lines ?? []);
  };

  const end = async () => {
    await account.close();
    await rm(folder, { recursive: true });
  };
  return { account, folder, state, reset, request, push, job, built, happens, end };
};
