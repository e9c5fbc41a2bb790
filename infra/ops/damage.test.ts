import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsAll, sample } from '../../tests/support/sample.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { jsonHeaders } from '../publish/object-store.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { bootstrap } from '../test/cloud/account/account.ts';
import { startOperation, type Operation } from '../test/cloud/operation.ts';
import { newer, pageOf } from '../test/cloud/versions.ts';

let { account, cloud, operator, end } = {} as Operation;
let client: S3Client;
let store: ObjectStore;
let id = '';

beforeAll(async () => {
  ({ account, cloud, operator, end } = await startOperation());
  bootstrap(account);
  account.ses.identities['leads-staging.stone.test'] = { verified: true };
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new S3Client({ endpoint: cloud.url, region: 'us-east-1', forcePathStyle: true, credentials });
  store = createS3Store(client, 'pages');
  expect((await operator.run('deploy', '--yes', '--no-lead')).status).toBe(0);
  id = cloud.keyValues.values['live']?.split(' ')[0] ?? '';
});
afterAll(async () => {
  client.destroy();
  await end();
});

const removeAll = async (prefix: string) => {
  for (const key of (await store.list(prefix)).keys()) await store.remove(key);
};
const overwrite = (key: string) => store.put(key, Buffer.from('cut off'), jsonHeaders);
const removeKeys = (isLost: (key: string) => boolean) => {
  const deletes = Object.keys(cloud.keyValues.values).filter(isLost);
  return cloud.keyValues.update(cloud.keyValues.tag, { puts: {}, deletes });
};

/** Everything that visitors and rollbacks use. */
const state = () => ({
  files: Object.fromEntries(Object.entries(cloud.pages).filter(([key]) => !/^\.(lock|history)/.test(key))),
  keys: cloud.keyValues.values,
  records: account.records,
  drift: account.drift,
});

type Case = [damage: string, apply: () => Promise<unknown>, named: string | RegExp, command: string];
const rebuild = 'rebuild --stage staging';

const some: Case[] = [
  ['an emptied bucket', () => removeAll(''), /lacks (the record|\S+) .*and \d+ others/, rebuild],
  [
    'a deleted function',
    async () => (account.drift = { SiteCleanAddresses: 'DELETED' }),
    'outside of CloudFormation: SiteCleanAddresses DELETED',
    'deploy --stage staging --revert-drift',
  ],
];
const others: Case[] = [
  ['a shared file', () => removeAll('assets/loader'), 'lacks assets/loader-2b2b2b2b.js', rebuild],
  ['an overwritten image', () => overwrite('media/floor-2b2b2b2b-640.avif'), 'lacks media/floor', rebuild],
  ['an overwritten page', () => overwrite(`.releases/${id}/index.html`), 'lacks index.html', rebuild],
  ['the page for missing pages', () => store.remove('404.html'), 'lacks 404.html', rebuild],
  ['the record', () => store.remove(`.records/${id}.json`), 'lacks .records/', rebuild],
  ['the history', () => store.remove('.history.json'), 'lacks .history.json', rebuild],
  ['the pointer', () => removeKeys((key) => key === 'live'), 'lacks its pointer or redirects', rebuild],
  ['the redirects', () => removeKeys((key) => key.includes('/')), 'lacks its pointer or redirects', rebuild],
  ['DNS records', async () => (account.records = []), '2 DNS records of the site are missing', rebuild],
];

test.each(sample(some, others))(
  'the doctor names %s, and its command restores it',
  async (_, damage, named, command) => {
    const before = structuredClone(state());
    await damage();
    const { out } = await operator.run('doctor');
    expect(out).toMatch(named);
    expect(out).toContain(`    npm run site -- ${command}`);
    const [name = '', , , ...flags] = command.split(' ');
    const restored = await operator.run(name, ...flags, '--yes', ...(name === 'deploy' ? ['--no-lead'] : []));
    expect([restored.status, restored.status === 0 ? '' : restored.out]).toEqual([0, '']);
    expect(state()).toEqual(before);
    expect((await cloud.visit('/contact')).body).toBe(pageOf(newer, '/contact'));
    expect((await operator.run('doctor')).out).toContain('Nothing is missing.');
  },
);

test.runIf(runsAll)('a drill restores everything but what is in a deleted stack', async () => {
  const { out, status } = await operator.run('restore-drill', '--yes');
  // What `restore-drill` without a stage reports.
  console.log(out);
  expect(out.replaceAll(/in [\d.]+ s/g, 'soon')).toContain(`
the bucket of pages was emptied; restored soon; lost: nothing
the history was deleted; restored soon; lost: nothing
the pointer was deleted; restored soon; lost: nothing
a lead was deleted; restored soon; lost: nothing
the stack was deleted; restored soon; lost: `);
  expect(status).toBe(0);
});
