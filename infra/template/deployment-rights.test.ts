import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stages, variants } from '../test/stages.ts';
import {
  actionsOf,
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

/** Declared actions that our templates do not use, by reason. */
const unused: Record<string, RegExp> = {
  'no such resources':
    /^(acm-pca|autoloop|codewhisperer|ec2|elasticfilesystem|firehose|s3files|s3tables|workmail):/,
  'no such properties of buckets':
    /^s3:((Create|Delete|Update)BucketMetadata|(Put|Delete)(Bucket)?(Abac|Acc|Acl|Ana|C[Oo][Rr]|Int|Inv|Log|Met|Not|Obj|Rep|Web)|GetBucketLocation|Head|REST|DeleteObject$)/,
  'no such properties of others':
    /^(lambda:((Put|Delete)Function(Code|Conc|Scal|Recurs)|PutRuntime|PublishVersion|PassCap|GetCode|GetLayer)|logs:(CreateLogDelivery|(Put|Delete)(Bearer|Data|Index|DeliveryDestinationP)|\w*KmsKey|PutLogGroupD)|ses:Put\w+(ArchivingO|VdmO|TrackingO|SendingO|Signing)|sns:PutData|apigateway:UpdateR|secretsmanager:\w*Repl|cloudfront:(CreateConnectionGroup|UpdateDistributionWithStagingConfig)|kms:(CreateGrant|Decrypt|Encrypt|GenerateDataKey)$)/,
  'IAM has no such action':
    /^s3:DeleteBucket(Encryption|Lifecycle|Tagging)$|^cloudfront:CreateDistributionWithTags$/,
  'roles have inline policies only': /^iam:(\w+(Group|User)Policy|(At|De)tachRolePolicy)$/,
  'a role never loses its boundary': /^iam:DeleteRolePermissionsBoundary$/,
  'that of CloudFront is allowed instead': /^logs:AllowVended/,
};
/** Allowed actions that no resource type declares. */
const reasons: Record<string, string> = {
  'cloudfront:AllowVendedLogDeliveryForResource':
    'delivers the log of a distribution: CloudWatch Logs User Guide',
  'ssm:GetParameters': 'reads the version of the bootstrap, a parameter of each template',
};

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text);
const needed = (type: string): string[] =>
  (declared[type] ?? `unknown:${type}`)
    .split(/\s+/)
    .filter((action) => !Object.values(unused).some((pattern) => pattern.test(action)));

test('CloudFormation may do what its resource types declare, and nothing else without a reason', () => {
  const allowed = actionsOf(execution);
  const all = types.flatMap(needed);
  expect(all.filter((action) => !allowed.some((pattern) => matches(pattern, action)))).toEqual([]);
  expect(
    allowed.filter((pattern) => !(pattern in reasons) && !all.some((action) => matches(pattern, action))),
  ).toEqual([]);
});

/** Actions on resources whose names AWS chooses, without a tag that could restrict them. */
const unnamed = 'lambda:ListTags s3:GetObjectVersion secretsmanager:CreateSecret route53:GetHostedZone'.split(
  ' ',
);

test('only the names of the stage, unless AWS chooses them', () => {
  for (const statement of execution.filter(({ Condition }) => !('StringEqualsIfExists' in (Condition ?? {}))))
    if (!actionsOf([statement]).some((action) => unnamed.includes(action)))
      for (const arn of [statement.Resource].flat()) expect(arn).toContain('${Site}-${Stage}');
});

test('every role of a stack has the boundary, which allows what the roles are allowed and nothing else', () => {
  const roles = resources.filter(({ Type }) => Type === 'AWS::IAM::Role');
  for (const { Properties } of roles)
    expect(JSON.stringify(Properties['PermissionsBoundary'])).toMatch(/policy\/[a-z-]+-boundary"/);
  const inline = resources.filter(({ Type }) => Type === 'AWS::IAM::Policy');
  const used = actionsOf(
    inline.flatMap(
      ({ Properties }) => (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement,
    ),
  );
  expect(actionsOf(rightsOf('Boundary'))).toEqual(used);
  const creating = execution.find((one) => actionsOf([one]).includes('iam:CreateRole'));
  expect(creating?.Condition).toEqual({ StringEquals: { 'iam:PermissionsBoundary': 'Boundary' } });
});

test('no policy exceeds the limit of IAM, 6,144 characters without spaces', () => {
  for (const name of ['Boundary', 'Execution', 'ExecutionMore', 'Deployer'])
    expect(JSON.stringify(rightsOf(name)).length, name).toBeLessThan(5800);
});
