import { beforeEach, describe, expect, test } from 'vitest';
import { emptyAccount, type Account } from '../test/cloud/account/account.ts';
import { useAccount } from '../test/cloud/account/use-account.ts';
import { stages } from '../test/stages.ts';
import type { NamedStage } from '../stage/stage.ts';
import { remedyFor } from './failure.ts';
import { enableTerminationProtection, waitForStack } from './deploy-stack.ts';

const stage = { name: 'prod', ...stages['prod'] } as NamedStage;
const account: Account = emptyAccount();
const outputs = { Domain: 'www.stone.test', FrontDoorKey: '3' };

useAccount(account);
beforeEach(() => Object.assign(account, emptyAccount()));

const settled = async () => {
  const lines: string[] = [];
  const result = await waitForStack(stage, (line) => lines.push(line)).catch((error: Error) => error.message);
  return { result: typeof result === 'object' ? result.StackStatus : result, lines };
};

const events: NonNullable<Account['stacks'][string]['events']> = [
  ['stone-prod', 'AWS::CloudFormation::Stack', 'ROLLBACK_COMPLETE', ''],
  ['FormQueueDead', 'AWS::SQS::Queue', 'CREATE_FAILED', 'Resource creation cancelled'],
  [
    'SiteDistribution',
    'AWS::CloudFront::Distribution',
    'CREATE_FAILED',
    'Access denied for operation: Your account must be verified before you can add new CloudFront resources.\n To verify your account, please contact AWS Support',
  ],
  ['stone-prod', 'AWS::CloudFormation::Stack', 'CREATE_IN_PROGRESS', 'User Initiated'],
  ['Old', 'AWS::SQS::Queue', 'CREATE_FAILED', 'of an earlier try'],
];
const cause =
  'The cause: SiteDistribution (AWS::CloudFront::Distribution): Access denied for operation: Your account must be verified before you can add new CloudFront resources. To verify your account, please contact AWS Support\nAWS must verify this account before it can use CloudFront: open a case at https://console.aws.amazon.com/support/home (Account and billing) with this message; it takes about a day. Then deploy again.';

describe('the state of the stack before a deployment', () => {
  test.each([['CREATE_COMPLETE'], ['UPDATE_COMPLETE'], ['UPDATE_ROLLBACK_COMPLETE']])(
    '%s: it goes on',
    async (status) => {
      account.stacks['stone-prod'] = { status, outputs };
      expect(await settled()).toEqual({ result: status, lines: [] });
    },
  );

  test('no stack or a stack in review: creates one', async () => {
    expect((await settled()).result).toBeUndefined();
    account.stacks['stone-prod'] = { status: 'REVIEW_IN_PROGRESS', outputs: {} };
    expect((await settled()).result).toBeUndefined();
  });

  test.each([
    [
      'ROLLBACK_COMPLETE',
      true,
      'Disable termination protection: aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name stone-prod --region us-east-1.',
    ],
    [
      'ROLLBACK_FAILED',
      false,
      'Fix the cause. An administrator deletes the remains: aws cloudformation delete-stack --stack-name stone-prod --region us-east-1. Then: npm run site -- deploy --stage prod',
    ],
    ['CREATE_FAILED', false, 'Fix the cause. An administrator deletes the remains: aws cloudformation'],
    [
      'UPDATE_ROLLBACK_FAILED',
      false,
      'aws cloudformation continue-update-rollback --stack-name stone-prod --region us-east-1.',
    ],
    ['UPDATE_FAILED', false, 'aws cloudformation rollback-stack --stack-name stone-prod --region us-east-1.'],
    ['DELETE_FAILED', false, 'Fix the cause, then delete it again: npm run site -- destroy --stage prod'],
  ])('%s: fails with the cause and the next step', async (status, kept, next) => {
    account.stacks['stone-prod'] = { status, protected: kept, outputs: {}, events };
    const { result } = await settled();
    expect(result).toMatch(/^Nothing was changed: /);
    expect(result).toContain(cause);
    expect(result).toContain(next);
  });

  test('rejects a stack of another engine, and accepts the site under its previous domain', async () => {
    account.stacks['stone-prod'] = { status: 'UPDATE_COMPLETE', outputs: { Bucket: 'x' } };
    expect((await settled()).result).toMatch(
      /^There is a stack stone-prod in this account that does not belong to this engine\./,
    );
    // Its previous domain redirects to the new one.
    account.stacks['stone-prod'] = { status: 'UPDATE_COMPLETE', outputs: { Domain: 'stone.test' } };
    expect((await settled()).result).toBe('UPDATE_COMPLETE');
  });

  test('rejects a front-door key that differs by two', async () => {
    for (const [deployed, next] of [
      ['1', 2],
      ['5', 4],
    ] as const) {
      account.stacks['stone-prod'] = {
        status: 'UPDATE_COMPLETE',
        outputs: { ...outputs, FrontDoorKey: deployed },
      };
      expect((await settled()).result).toContain(`write ${next}, deploy, and repeat.`);
    }
  });

  test('reports an AWS error in one line with the next step', async () => {
    account.faults['DescribeStacks'] = [
      ['OptInRequired', 'The AWS Access Key Id needs a subscription for the service', 403],
    ];
    expect((await settled()).result).toMatch(/^The AWS account is not ready: /);
  });
});

test('enables termination protection after the creation', async () => {
  account.stacks['stone-prod'] = { status: 'CREATE_COMPLETE', outputs };
  await enableTerminationProtection(stage);
  expect(account.changes).toEqual(['UpdateTerminationProtection stone-prod true']);
});

test.each([
  [
    "Tried to create resource record set [name='www.stone.test.', type='A'] but it already exists: resource record set already exists",
    'Remove or rename that record',
  ],
  [
    'One or more of the CNAMEs you provided are already associated with a different resource.',
    'Another CloudFront distribution has this name',
  ],
  ['Email identity leads.stone.test already exist', 'This sender identity already exists in SES'],
  ['CAA_ERROR', 'A CAA record of the domain prevents Amazon'],
  ['something new', 'Fix it, then deploy again.'],
])('%s has a remedy', (reason, next) => {
  expect(remedyFor(reason)).toContain(next);
});
