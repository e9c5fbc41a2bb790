import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actionsOf, resourcesOf, rightsOf, templateOf, watchTemplateOf } from '../test/template.ts';

const folder = 'infra/handbook';
const pages = [
  'README.md',
  'pages/README.md',
  ...readdirSync('docs/site').map((name) => join('docs/site', name)),
  'infra/README.md',
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
];
const read = (file: string) => readFileSync(file, 'utf8');

/** How GitHub calls a heading in an address. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every link of %s points to an existing page and heading', (file) => {
  const prose = read(file).replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  for (const [link, path = '', anchor] of links) {
    const target = path === '' ? file : join(dirname(file), path);
    expect(existsSync(target), link).toBe(true);
    if (anchor !== undefined) expect(anchorsIn(read(target)), link).toContain(anchor);
  }
});

test('the handbook says what to do about every alarm', () => {
  const rows = [...read(join(folder, 'alarms.md')).matchAll(/^\| `([a-z-]+)` \| .+ \|$/gm)];
  const alarms = [templateOf('prod'), watchTemplateOf('prod')]
    .flatMap((template) => resourcesOf(template, 'AWS::CloudWatch::Alarm'))
    .map(([, { Properties }]) => String(Properties['AlarmName']).replace('stone-prod-', ''));
  expect(rows.map(([, name]) => name).toSorted()).toEqual([...alarms, 'budget'].toSorted());
  // AWS Budgets writes its own mails.
  expect(resourcesOf(templateOf('prod'), 'AWS::Budgets::Budget')).toHaveLength(1);
});

describe('the permissions in the handbook are those that the commands use', () => {
  const [visits = '', leads = ''] = [...read(join(folder, 'rights.md')).matchAll(/```json\n(.*?)```/gs)].map(
    ([, json]) => json,
  );
  const allowed = (json: string) => {
    const { Statement } = JSON.parse(json) as { Statement: { Action: string | string[] }[] };
    return [...new Set(Statement.flatMap(({ Action }) => Action))].sort();
  };

  const services: Record<string, string> = { 'route-53': 'route53', sesv2: 'ses' };
  /** Calls whose right has another name: S3 and SQS, "Actions, resources, and condition keys" of the reference. */
  const rights: Record<string, string[]> = {
    'sts:GetCallerIdentity': [],
    's3:ListObjectsV2': ['s3:ListBucket'],
    's3:ListObjectVersions': ['s3:ListBucketVersions'],
    'sqs:ChangeMessageVisibilityBatch': ['sqs:ChangeMessageVisibility'],
    'cloudfront:InvalidationCompleted': ['cloudfront:GetInvalidation'],
    'route53:ResourceRecordSetsChanged': ['route53:GetChange'],
  };
  /** The rights for all that a source file asks of AWS: its commands, and what its waiters and paginators ask. */
  const requestedIn = (file: string) =>
    [...read(file).matchAll(/import \{([^}]*)\} from '@aws-sdk\/client-([\w-]+)'/g)].flatMap(
      ([, names = '', client = '']) =>
        [...names.matchAll(/\b(?:(?:waitUntil|paginate)(\w+)|(\w+)Command)\b/g)].flatMap(
          ([, awaited, command]) => {
            const call = `${services[client] ?? client}:${awaited ?? command}`;
            return rights[call] ?? [call];
          },
        ),
    );
  const sourcesIn = (...folders: string[]) =>
    folders.flatMap((one) =>
      readdirSync(one, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.ts$/.test(name) && !/^(local|test|node_modules)\//.test(name))
        .map((name) => join(one, name)),
    );

  test('for a deployment', () => {
    const requested = sourcesIn('infra').flatMap(requestedIn);
    // The roles of the CDK do what its command line asks. A deletion that names a version has a right of its own.
    const more = ['sts:AssumeRole', 's3:DeleteObjectVersion'];
    expect(actionsOf(rightsOf('Deployer'))).toEqual([...new Set([...more, ...requested])].sort());
  });

  test('for the visit statistics', () => {
    const requested = requestedIn('lambda/aws/logs.ts').map((right) =>
      right.replace('cloudwatch-logs:', 'logs:'),
    );
    expect(allowed(visits)).toEqual(
      [...requested, 'cloudformation:DescribeStacks', 's3:GetObject', 's3:ListBucket'].sort(),
    );
  });

  test('for the lead commands', () => {
    const requested = ['lambda/aws/owner-archive.ts', 'lambda/aws/owner-queue.ts'].flatMap(requestedIn);
    // A deletion, or a look, that names a version has a right of its own.
    const more = ['cloudformation:DescribeStacks', 's3:DeleteObjectVersion', 's3:GetObjectVersion'];
    expect(allowed(leads)).toEqual([...new Set([...more, ...requested])].sort());
  });
});
