import { expect, test, vi } from 'vitest';
import { checksOf } from './checks.ts';
import type { Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';

const sha = 'a'.repeat(40);
const run = (conclusion: string | null, more = {}) => ({
  path: '.github/workflows/check.yml',
  event: 'pull_request',
  name: 'check',
  status: conclusion === null ? 'in_progress' : 'completed',
  conclusion,
  html_url: `https://github.test/${conclusion}`,
  head_branch: 'studio/main/anna',
  head_sha: sha,
  updated_at: '2026-03-01T10:00:00Z',
  ...more,
});
const status = (state: string, context = 'site', target_url: string | null = null) => ({
  context,
  state,
  target_url,
});

/** The checks of a repository with these workflow runs, latest first, and statuses. */
const checksWith = (runs: object[], statuses: object[] = []) => {
  const request = vi.fn(async (shape: unknown) =>
    shape === responseSchemas.runs
      ? responseSchemas.runs.parse({ total_count: runs.length, workflow_runs: runs })
      : responseSchemas.statuses.parse({ statuses }),
  );
  return { request, checks: checksOf({ client: { request }, base: 'main' } as unknown as Repository) };
};

const red = (url?: string) => ({ state: 'red', ...(url && { url }) });
const ofCi = status('error', 'site', 'https://ci.test');
test.each<[string, object[], object[], object]>([
  ['no results', [], [], { state: 'none' }],
  ['passed runs', [run('success'), run('skipped', { path: 'b' })], [status('success')], { state: 'green' }],
  ['a running check', [run(null), run('success', { path: 'b' })], [], { state: 'running' }],
  ['a pending status', [run('success')], [status('pending')], { state: 'running', url: undefined }],
  ['a failed run', [run('failure')], [status('pending')], red('https://github.test/failure')],
  ['a failed status', [run(null)], [ofCi], red('https://ci.test')],
  ['a failed run that was repeated', [run('success'), run('failure')], [], { state: 'green' }],
  ['another event of the workflow', [run('success'), run('failure', { event: 'push' })], [], red()],
])('%s', async (_, runs, statuses, expected) => {
  expect((await checksWith(runs, statuses).checks.of(sha)).checks).toMatchObject(expected);
});

test('the preview is the HTTPS URL of a result that is called so', async () => {
  const preview = 'https://pr-1.preview.example';
  const results = [
    status('success', 'site', 'https://other.example'),
    status('success', 'preview (old)', 'http://insecure.example'),
    status('success', 'preview', preview),
  ];
  expect(await checksWith([], results).checks.of(sha)).toMatchObject({ preview });
});

test('whether checks are expected is asked once', async () => {
  const { checks, request } = checksWith([run('success')]);
  expect([await checks.areExpected(), await checks.areExpected()]).toEqual([true, true]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(await checksWith([]).checks.areExpected()).toBe(false);
});

test('the live release is the last one that was deployed from a tag', async () => {
  const staging = run('success', { head_branch: 'main', head_sha: 'b'.repeat(40) });
  const { checks } = checksWith([staging, run('success', { head_branch: 'v1' })]);
  expect(await checks.live()).toEqual({ id: sha, time: Date.UTC(2026, 2, 1, 10) });
  expect(await checksWith([staging]).checks.live()).toBeUndefined();
});
