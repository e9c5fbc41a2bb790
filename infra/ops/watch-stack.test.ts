import { expect, test } from 'vitest';
import { emptyAccount } from '../test/cloud/account/account.ts';
import { useAccount } from '../test/cloud/account/use-account.ts';
import { stages } from '../test/stages.ts';
import type { Stage } from '../stage/stage.ts';
import { updateWatchStack } from './watch-stack.ts';

const account = emptyAccount();
useAccount(account);
const staging = { name: 'staging', ...(stages['staging'] as Stage) };

test('a failure of the monitoring stack is reported and blocks nothing', async () => {
  account.faults['DescribeStacks'] = [['AccessDenied', 'User: me is not authorized', 403]];
  const [finding] = await updateWatchStack(staging);
  expect(finding).toContain(
    'the stack stone-staging-watch in us-west-2 is not up to date, so the site may not be monitored: AWS rejected the request: ',
  );
  expect(finding).toContain('Is this region prepared? npm run site -- doctor --stage staging');
});
