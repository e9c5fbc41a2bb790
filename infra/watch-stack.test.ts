import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { actionsOf, resourcesOf, stackOf, statementsOf, watchTemplateOf } from './test/template.ts';

const watch = () => watchTemplateOf('prod');

test('monitoring runs in another region and only for live stages', () => {
  const manifest = JSON.parse(readFileSync(join(inject('assemblies'), 'prod', 'manifest.json'), 'utf8')) as {
    artifacts: Record<string, { environment?: string }>;
  };
  const regions = ['stone-prod', 'stone-prod-watch'].map((stack) => manifest.artifacts[stack]?.environment);
  expect(regions).toEqual(['aws://111111111111/us-east-1', 'aws://111111111111/us-west-2']);
  for (const stage of ['staging', 'rehearsal'])
    expect(existsSync(join(inject('assemblies'), stage, `${stackOf(stage)}-watch.template.json`))).toBe(
      false,
    );
});

test('pages and forms are probed every five minutes', () => {
  const functions = resourcesOf(watch(), 'AWS::Lambda::Function').map(([, { Properties }]) => Properties);
  expect(functions).toMatchObject(
    ['pages', 'forms'].map((WATCHED) => ({
      Environment: { Variables: { WATCHED, SITE_URL: 'https://www.stone.test' } },
      Timeout: 40,
    })),
  );
  const rules = resourcesOf(watch(), 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
  expect(rules).toMatchObject(
    Array.from({ length: 2 }, () => ({ ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' })),
  );
});

test('the monitor may only write its log', () => {
  expect(actionsOf(statementsOf(watch(), 'AWS::IAM::Policy'))).toEqual([
    'logs:CreateLogStream',
    'logs:PutLogEvents',
  ]);
  for (const [, { Properties }] of resourcesOf(watch(), 'AWS::IAM::Role'))
    expect(Properties['ManagedPolicyArns'] ?? []).toEqual([]);
});

test('each alarm notifies in its own region, also if the monitor stops', () => {
  const alarms = resourcesOf(watch(), 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
  expect(alarms).toMatchObject(
    ['pages', 'forms'].map((name) => ({
      AlarmName: `stone-prod-${name}-down`,
      MetricName: 'Errors',
      Threshold: 1,
      EvaluationPeriods: 2,
      TreatMissingData: 'breaching',
      AlarmActions: [{ Ref: expect.stringMatching(/^Alarms/) }],
      OKActions: [{ Ref: expect.stringMatching(/^Alarms/) }],
    })),
  );
  expect(
    resourcesOf(watch(), 'AWS::SNS::Subscription').map(([, { Properties }]) => Properties),
  ).toMatchObject([{ Protocol: 'email', Endpoint: 'ops@third.test' }]);
});
