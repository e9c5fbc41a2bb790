import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { previewDays } from '../resource-names.ts';
import { workflows, type Step } from '../test/workflows.ts';

const jobOf = (workflow: string, name: string) => {
  const { steps = [], ...job } = workflows[workflow]?.jobs[name] ?? {};
  return { ...job, steps, if: job.if?.replaceAll(/\s+/g, ' ').trim() };
};
type Job = ReturnType<typeof jobOf>;
const [preview, previews] = [workflows['preview.yml'], workflows['previews.yml']];
const [build, withoutNames] = [jobOf('preview.yml', 'build'), jobOf('preview.yml', 'without-names')];
const [allow, show, remove] = ['allow', 'show', 'remove'].map((name) => jobOf('previews.yml', name)) as [
  Job,
  Job,
  Job,
];
/** What a step does: the name of its action, or its command. */
const actionOf = ({ uses, run }: Step): string => uses?.replace(/@.*/, '') ?? run ?? '';
const stepOf = ({ steps }: Job, action: string): Step =>
  steps.find((step) => actionOf(step) === action) ?? {};
const credentials = 'aws-actions/configure-aws-credentials';
const script = 'actions/github-script';

const isOwn = 'github.event.pull_request.head.repo.full_name == github.repository';
const isFork = 'github.event.pull_request.head.repo.full_name != github.repository';
const isLabeled = "github.event.action == 'labeled' && github.event.label.name == 'preview'";
const noPreviews =
  'There are no previews: they need a wildcard name in a hosted zone of your own. infra/handbook/previews.md explains the setup.';
const number = '${{ steps.request.outputs.result }}';

describe('the steps of previews', () => {
  test('own pull requests are built at every push, those of forks when somebody adds the label', () => {
    expect(preview?.on).toEqual({
      pull_request: { types: ['opened', 'synchronize', 'reopened', 'labeled'] },
    });
    expect(build.if).toBe(
      `${isOwn} && github.event.action != 'labeled' && vars.PREVIEW_DOMAIN != '' || ${isFork} && ${isLabeled}`,
    );
    expect(withoutNames.if).toBe(`github.event.action == 'opened' && vars.PREVIEW_DOMAIN == '' && ${isOwn}`);
    expect(withoutNames.steps).toEqual([{ run: `echo '::notice::${noPreviews}'` }]);
  });

  test('code of a pull request runs without secrets and without the environment that AWS trusts', () => {
    expect([build.environment, allow.environment]).toEqual([undefined, undefined]);
    expect(build.steps.map(actionOf)).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'npm ci --ignore-scripts',
      'npm run build -- --preview',
      'actions/upload-artifact',
    ]);
    expect(build.steps.filter(({ env }) => env)).toEqual([]);
    expect([show.environment, remove.environment]).toEqual(['previews', 'previews']);
  });

  test('every privileged job has the permissions that it needs, and starts by itself', () => {
    expect(previews?.on).toEqual({
      workflow_run: { workflows: ['preview'], types: ['completed'] },
      pull_request_target: { types: ['labeled', 'closed'] },
    });
    expect([allow.if, show.if, remove.if]).toEqual([
      `${isLabeled} && ${isFork}`,
      "github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion == 'success'",
      "github.event.action == 'closed' && vars.PREVIEW_DOMAIN != ''",
    ]);
    expect([allow.permissions, show.permissions, remove.permissions]).toEqual([
      { contents: 'read', statuses: 'write' },
      { contents: 'read', actions: 'read', statuses: 'read', 'pull-requests': 'write', 'id-token': 'write' },
      { contents: 'read', 'pull-requests': 'write', 'id-token': 'write' },
    ]);
  });

  test('the built files are uploaded for the number that GitHub reports, and removed when the request is closed', () => {
    const [, request, ...later] = show.steps;
    expect([request?.id, request?.with?.['result-encoding']]).toEqual(['request', 'string']);
    for (const step of later) expect(step.if).toBe("steps.request.outputs.result != ''");
    const { name, path } = stepOf(build, 'actions/upload-artifact').with ?? {};
    expect([name, path]).toEqual(['site', 'dist']);
    expect(stepOf(show, 'actions/download-artifact').with).toMatchObject({
      name,
      path: '${{ runner.temp }}/site',
      'run-id': '${{ github.event.workflow_run.id }}',
    });
    const previewOf = 'npm run site -- previews --bucket "$BUCKET" --number "$NUMBER"';
    const BUCKET = '${{ vars.PREVIEW_BUCKET }}';
    expect(stepOf(show, `${previewOf} --folder "$RUNNER_TEMP/site"`).env).toEqual({ BUCKET, NUMBER: number });
    expect(stepOf(remove, `${previewOf} --remove`).env).toEqual({
      BUCKET,
      NUMBER: '${{ github.event.pull_request.number }}',
    });
  });

  test('uploads and removals of a branch wait for each other', () => {
    // The same group for both, although the events name the branch differently.
    const group = (repository: string, branch: string) => ({
      group: `previews-\${{ github.event.${repository}.full_name }}-\${{ github.event.${branch} }}`,
      'cancel-in-progress': false,
      queue: 'max',
    });
    expect([show.concurrency, remove.concurrency]).toEqual([
      group('workflow_run.head_repository', 'workflow_run.head_branch'),
      group('pull_request.head.repo', 'pull_request.head.ref'),
    ]);
  });

  test.each([
    ['show', show, number, ['s3:PutObject', 's3:DeleteObject']],
    ['remove', remove, '${{ github.event.pull_request.number }}', 's3:DeleteObject'],
  ] as const)('a session of the job %s can only change its own preview', (_, job, own, Action) => {
    const { 'inline-session-policy': policy, ...others } = stepOf(job, credentials).with ?? {};
    expect(JSON.parse(String(policy))).toEqual({
      Version: '2012-10-17',
      Statement: [
        { Effect: 'Allow', Action, Resource: `arn:aws:s3:::*/pr-${own}/*` },
        {
          Effect: 'Allow',
          Action: 's3:ListBucket',
          Resource: '*',
          Condition: { StringEquals: { 's3:prefix': `pr-${own}/` } },
        },
      ],
    });
    expect(others).toEqual({ 'role-to-assume': '${{ vars.AWS_ROLE }}', 'aws-region': 'us-east-1' });
  });
});

describe('the scripts of previews', () => {
  const own = { id: 1, owner: { login: 'elm' } };
  const fork = { id: 2, owner: { login: 'guest' } };
  const bot = { login: 'github-actions[bot]' };
  const [commit, other] = ['c0ffee0123', 'facade4567'];
  type Status = { context: string; state: string; creator: { login: string } };
  let statuses: Record<string, Status[]>;
  let comments: { id: number; user: { login: string }; body: string }[];
  let printed: string[];
  beforeEach(() => {
    [statuses, comments, printed] = [{}, [], []];
  });
  const pulls = [
    { number: 7, head: { sha: commit, ref: 'spring', repo: own } },
    { number: 12, head: { sha: commit, ref: 'spring', repo: fork } },
  ];
  const github = {
    rest: {
      pulls: {
        list: ({ head, state }: { head: string; state: string }) =>
          pulls.filter(
            ({ head: { ref, repo } }) => state === 'open' && head === `${repo.owner.login}:${ref}`,
          ),
      },
      repos: {
        getCollaboratorPermissionLevel: ({ username }: { username: string }) => ({
          data: { permission: { ann: 'admin', ben: 'write' }[username] ?? 'triage' },
        }),
        createCommitStatus: ({ sha, ...status }: Omit<Status, 'creator'> & { sha: string }) =>
          (statuses[sha] ??= []).push({ ...status, creator: bot }),
        listCommitStatusesForRef: ({ ref }: { ref: string }) => statuses[ref] ?? [],
      },
      issues: {
        listComments: () => comments,
        createComment: ({ body, issue_number: issue }: { body: string; issue_number: number }) =>
          comments.push({ id: issue, user: bot, body }),
        updateComment: ({ comment_id: id, body }: { comment_id: number; body: string }) =>
          Object.assign(comments.find((comment) => comment.id === id) ?? {}, { body }),
      },
    },
    paginate: async (call: (options: object) => unknown, options: object) => call(options),
  };

  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  /** Runs the script of a step as actions/github-script does. */
  const run = async ({ with: given }: Step, payload: object, env: Record<string, string> = {}) => {
    const context = { payload: { repository: own, ...payload }, repo: { owner: 'elm', repo: 'site' } };
    const print = (text: string) => void printed.push(text);
    // Functions that are created from text cannot import by themselves.
    const text = String(given?.['script']).replaceAll('import(', 'load(');
    const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<unknown>;
    const parts = { github, context, core: { notice: print, warning: print }, load };
    const known = { env: { GITHUB_WORKSPACE: resolve('.'), ...env } };
    return (await new AsyncFunction(...Object.keys(parts), 'process', text)(
      ...Object.values(parts),
      known,
    )) as unknown;
  };
  const DOMAIN = 'preview.elm.test';
  const label = (login: string, domain = DOMAIN) =>
    run(stepOf(allow, script), { pull_request: pulls[1], sender: { login } }, { DOMAIN: domain });
  const numberFor = (source: object, sha = commit, domain = DOMAIN) =>
    run(
      stepOf(show, script),
      { workflow_run: { head_sha: sha, head_branch: 'spring', head_repository: source } },
      { DOMAIN: domain },
    );

  test('only the last commit of an open pull request is published', async () => {
    expect(await numberFor(own)).toBe(7);
    expect(printed).toEqual([]);
    const last = 'This is no longer the last commit of an open pull request, so no preview is published.';
    expect(await numberFor(own, other)).toBe('');
    // A fork of the fork has the same owner and branch name.
    expect(await numberFor({ ...fork, id: 3 })).toBe('');
    expect(printed).toEqual([last, last]);
  });

  test('a fork is published for the commit that somebody with write access has labeled', async () => {
    const refused =
      'No preview of this commit of a fork is allowed. Remove the label "preview" and add it again.';
    await label('guest');
    expect(printed.splice(0)).toEqual([
      'The label has no effect: only people with write access to the repository can allow a preview.',
    ]);
    // Anybody with write access to statuses, such as another application, could write one.
    const status = { context: 'preview allowed', state: 'success', creator: bot };
    for (const change of [{ creator: { login: 'guest' } }, { state: 'failure' }, { context: 'tests' }]) {
      statuses[commit] = [{ ...status, ...change }];
      expect(await numberFor(fork)).toBe('');
    }
    expect(printed.splice(0)).toEqual([refused, refused, refused]);
    statuses = {};
    for (const person of ['ann', 'ben']) {
      await label(person);
      expect(statuses).toMatchObject({ [commit]: [status] });
      expect(await numberFor(fork)).toBe(12);
      statuses = {};
    }
    expect(printed).toEqual([]);
  });

  test('one comment names the commit of the preview and its removal', async () => {
    const [, comment = {}] = show.steps.filter((step) => actionOf(step) === script);
    const publish = (sha: string) =>
      run(comment, { workflow_run: { head_sha: sha } }, { DOMAIN, NUMBER: '7' });
    const close = () => run(stepOf(remove, script), { pull_request: { number: 7 } });
    comments = [{ id: 1, user: { login: 'guest' }, body: '<!-- preview -->\nof a person' }];
    await close();
    expect(comments).toHaveLength(1);
    await publish(commit);
    await publish(other);
    expect(comments).toHaveLength(2);
    expect(comments[1]).toMatchObject({
      id: 7,
      body: expect.stringContaining(`### [Preview](https://pr-7.${DOMAIN}/)\nThe whole site as of facade4.`),
    });
    expect(comments[1]?.body).toContain(`or ${previewDays} days after the last push.`);
    await close();
    expect(comments.map(({ body }) => body)).toEqual([
      '<!-- preview -->\nof a person',
      '<!-- preview -->\nThe preview was removed.',
    ]);
  });

  test('without a preview domain there is no preview and the log says so', async () => {
    expect([await label('ann', ''), await numberFor(own, commit, '')]).toEqual([undefined, '']);
    expect([printed, statuses]).toEqual([[noPreviews, noPreviews], {}]);
  });
});
