import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stages, variants } from '../test/stages.ts';
import {
  rightsOf,
  templateOf,
  variantOf,
  watchTemplateOf,
  type Resource,
  type Statement,
} from '../test/template.ts';

const execution = rightsOf('Execution', 'ExecutionMore');

const resources: Resource[] = [
  ...Object.keys(stages).map(templateOf),
  ...Object.keys(variants).map((name) => variantOf(name as keyof typeof variants)),
  watchTemplateOf('prod'),
  watchTemplateOf('small'),
].flatMap(({ Resources }) => Object.values(Resources));
const types = [...new Set(resources.map(({ Type }) => Type))];
/**
 * The permissions that the resource types declare, by type: `handlers.*.permissions` and `tagging.permissions` of
 * CloudFormation's registry schemas of August 2026; for two types without them (Budget, RecordSet) those of the service's
 * developer guide.
 */
const declared = JSON.parse(readFileSync('infra/test/resource-actions.json', 'utf8')) as Record<
  string,
  string
>;

/** Declared actions of which our templates make no use, each group with its reason. */
const unused: [RegExp, string][] = [
  [
    /^(acm-pca|autoloop|codewhisperer|ec2|elasticfilesystem|firehose|s3files|s3tables|workmail):/,
    'no such resources',
  ],
  [
    /^s3:((Create|Delete|Update)BucketMetadata|Put(Accelerate|Analytics|Intelligent|Inventory|Metrics))/,
    'not used',
  ],
  [
    /^s3:(Put|Delete)Bucket(Abac|Acl|Analytics|C[Oo][Rr][Ss]|Logging|Metrics|Notification|Object|Replic|Website)/,
    'not used',
  ],
  [
    /^s3:(DeleteObject|GetBucketLocation|GetObjectVersionAcl|HeadObject|Put(Object|Replication).*|REST.*)$/,
    'not used',
  ],
  [
    /^s3:DeleteBucket(Encryption|Lifecycle|Tagging)$|^cloudfront:CreateDistributionWithTags$/,
    'IAM has no such action',
  ],
  [/^iam:(\w+(Group|User)Policy|(At|De)tachRolePolicy)$/, 'roles have inline policies only'],
  [/^iam:DeleteRolePermissionsBoundary$/, 'a role never loses its boundary'],
  [/^cloudfront:(CreateConnectionGroup|UpdateDistributionWithStagingConfig)$/, 'no tenants, no staging'],
  [/^kms:(CreateGrant|Decrypt|Encrypt|GenerateDataKey)$/, 'functions and mappings have no keys'],
  [
    /^lambda:((Put|Delete)Function(Code|Conc|Scal|Recurs)|PutRuntime|PublishVersion|PassCap|GetCode|GetLayer)/,
    'not used',
  ],
  [
    /^logs:(CreateLogDelivery|(Put|Delete)(Bearer|Data|Index|DeliveryDestinationP)|\w*KmsKey|PutLogGroupD)/,
    'not used',
  ],
  [/^logs:AllowVended/, 'that of CloudFront is allowed instead'],
  [/^secretsmanager:\w*Repl/, 'no copies in other regions'],
  [/^ses:Put\w+(Archiving|Vdm|Tracking|Sending)Options$|^ses:Put\w+Signing/, 'not used'],
  [/^sns:PutData|^apigateway:UpdateRestApiPolicy/, 'not used'],
];
/** Allowed actions that no resource type declares. */
const reasons: Record<string, string> = {
  'cloudfront:AllowVendedLogDeliveryForResource':
    'delivers the log of a distribution: CloudWatch Logs User Guide',
  'ssm:GetParameters': 'reads the version of the bootstrap, a parameter of each template',
};

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text);
const actionsOf = ({ Action }: Statement): string[] => [Action].flat();
const needed = (type: string): string[] =>
  (declared[type] ?? `unknown:${type}`)
    .split(/\s+/)
    .filter((action) => !unused.some(([pattern]) => pattern.test(action)));

test('CloudFormation may do what its resource types declare, and nothing else without a reason', () => {
  const allowed = execution.flatMap(actionsOf);
  const all = types.flatMap(needed);
  expect(all.filter((action) => !allowed.some((pattern) => matches(pattern, action)))).toEqual([]);
  expect(
    allowed.filter((pattern) => !(pattern in reasons) && !all.some((action) => matches(pattern, action))),
  ).toEqual([]);
  for (const [pattern] of unused)
    expect(
      Object.values(declared)
        .join(' ')
        .split(' ')
        .some((one) => pattern.test(one)),
      String(pattern),
    ).toBe(true);
});

/** Actions on resources whose names AWS chooses, without a tag that could restrict them. */
const unnamed = [
  'lambda:ListTags',
  's3:GetObjectVersion',
  'secretsmanager:CreateSecret',
  'route53:GetHostedZone',
];

test('only the names of the stage, unless AWS chooses them', () => {
  for (const statement of execution.filter(({ Condition }) => !('StringEqualsIfExists' in (Condition ?? {}))))
    if (!actionsOf(statement).some((action) => unnamed.includes(action)))
      for (const arn of [statement.Resource].flat()) expect(arn).toContain('${Site}-${Stage}');
  const arnOf: Record<string, [action: string, arn: string]> = {
    AlarmName: ['cloudwatch:PutMetricAlarm', 'cloudwatch:us-east-1:${AWS::AccountId}:alarm:'],
    BudgetName: ['budgets:ModifyBudget', 'budgets::${AWS::AccountId}:budget/'],
    DashboardName: ['cloudwatch:PutDashboard', 'cloudwatch::${AWS::AccountId}:dashboard/'],
    LogGroupName: ['logs:CreateLogGroup', 'logs:us-west-2:${AWS::AccountId}:log-group:'],
  };
  const names = Object.values(templateOf('prod').Resources)
    .concat(Object.values(watchTemplateOf('prod').Resources))
    .flatMap(({ Properties }) => Object.entries({ ...Properties, ...(Properties?.['Budget'] as object) }))
    .filter(([key, value]) => key in arnOf && typeof value === 'string');
  expect(new Set(names.map(([key]) => key)).size).toBe(4);
  for (const [key, name] of names) {
    const [action = '', arn = ''] = arnOf[key] ?? [];
    const own = `arn:aws:${arn}${String(name)}`;
    const patterns = execution
      .filter((one) => actionsOf(one).includes(action))
      .flatMap(({ Resource }) => Resource);
    const found = patterns.some((one) =>
      matches(
        String(one).replace('${Site}-${Stage}', 'stone-prod').replace(/[${}]/g, '.'),
        own.replace(/[${}]/g, '.'),
      ),
    );
    expect([own, found]).toEqual([own, true]);
  }
});

test('every role of a stack has the boundary, which allows what the roles are allowed and nothing else', () => {
  const roles = resources.filter(({ Type }) => Type === 'AWS::IAM::Role');
  for (const { Properties } of roles)
    expect(JSON.stringify(Properties['PermissionsBoundary'])).toMatch(/policy\/[a-z-]+-boundary"/);
  const inline = resources.filter(({ Type }) => Type === 'AWS::IAM::Policy');
  const used = inline.flatMap(({ Properties }) =>
    (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement.flatMap(actionsOf),
  );
  expect(rightsOf('Boundary').flatMap(actionsOf).toSorted()).toEqual([...new Set(used)].toSorted());
  const creating = execution.find((one) => actionsOf(one).includes('iam:CreateRole'));
  expect(creating?.Condition).toEqual({ StringEquals: { 'iam:PermissionsBoundary': 'Boundary' } });
});

test('no policy exceeds the limit of IAM, 6,144 characters without spaces', () => {
  for (const name of ['Boundary', 'Execution', 'ExecutionMore', 'Deployer'])
    expect(JSON.stringify(rightsOf(name)).length, name).toBeLessThan(5800);
});
