import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { githubApi } from '../../studio/policy.ts';
import { startOperation, type Operation } from '../test/cloud/operation.ts';

let { account, cloud, operator, end } = {} as Operation;
const studio = { domain: 'studio.stone.test', repository: 'stone/site' };

beforeAll(async () => {
  ({ account, cloud, operator, end } = await startOperation());
  account.stacks['CDKToolkit'] = { status: 'CREATE_COMPLETE', outputs: { BootstrapVersion: '28' } };
  account.ses.identities['leads-staging.stone.test'] = { verified: true };
  await operator.writeStages({ studio, release: 'on-accept' });
});
afterAll(() => end());

describe('a stage with a Studio', () => {
  test('deploys it for the repository of the stage file, and reports every problem of the result', async () => {
    cloud.studioIsMixedUp = true;
    account.stacks['stone-staging-watch'] = { status: 'CREATE_COMPLETE', outputs: {} };
    account.faults['DeleteStack'] = [['AccessDenied', 'User: me is not authorized', 403]];
    const { out, status } = await operator.run('deploy', '--yes', '--no-lead');
    cloud.studioIsMixedUp = false;
    expect(out).toContain(
      "  https://studio.stone.test/page.html: content-security-policy is \"default-src 'self'; ",
    );
    expect(out).toContain('  the stack stone-staging-watch in us-west-2 is not up to date');
    expect(status).toBe(1);
    for (const expected of [
      `<meta name="studio-api" content="${githubApi}">`,
      '<meta name="studio-repository" content="stone/site">',
      '<meta name="studio-release" content="on-accept">',
    ])
      expect(cloud.studio['index.html']).toContain(expected);
    expect(Object.keys(cloud.studio)).toEqual(expect.arrayContaining(['fonts.css', 'page.html']));
    expect(Object.keys(cloud.studio)).not.toContain('deployed.html');
  });

  test('does not change the Studio if only pages are published', async () => {
    account.changes = [];
    const { out, status } = await operator.run('deploy', '--yes', '--no-lead', '--pages-only');
    expect(out).toContain('https://staging.stone.test is up to date.');
    expect([status, account.changes.filter((change) => change.includes('fonts.css'))]).toEqual([0, []]);
  });

  test('deletes all files of the Studio with the stage', async () => {
    const { out, status } = await operator.run('destroy', '--yes');
    expect(out).toContain('Deleted.');
    expect([status, cloud.studio, 'stone-staging' in account.stacks]).toEqual([0, {}, false]);
  });
});
