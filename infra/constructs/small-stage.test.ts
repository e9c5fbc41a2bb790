import { expect, test } from 'vitest';
import { distribution } from '../test/distribution.ts';
import { resource, resourcesOf, templateOf, watchTemplateOf, type Template } from '../test/template.ts';

const alarmNames = (template: Template, stack: string) =>
  resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) =>
    String(Properties['AlarmName']).replace(`${stack}-`, ''),
  );

test('a small stage has no firewall and no key rotation; other stages have both', () => {
  const rotates = (stage: string) =>
    resource(templateOf(stage), 'AWS::KMS::Key').Properties['EnableKeyRotation'] ?? false;
  const has = (stage: string) => [
    distribution(templateOf(stage)).WebACLId !== undefined,
    resourcesOf(templateOf(stage), 'AWS::WAFv2::WebACL').length,
    rotates(stage),
  ];
  expect([has('small'), has('prod'), has('staging')]).toEqual([
    [false, 0, false],
    [true, 1, true],
    [true, 1, true],
  ]);
});

test('a small stage has the same alarms, weekly mail and budget as other stages', () => {
  expect(alarmNames(templateOf('small'), 'elm-small')).toEqual(alarmNames(templateOf('prod'), 'stone-prod'));
  expect(alarmNames(watchTemplateOf('small'), 'elm-small')).toEqual(['pages-down', 'forms-down']);
  expect(resourcesOf(templateOf('small'), 'AWS::Events::Rule')).toHaveLength(1);
  expect(resource(templateOf('small'), 'AWS::Budgets::Budget').Properties).toMatchObject({
    Budget: { BudgetLimit: { Amount: 10 } },
  });
});

test('alarms have a second recipient and the silence of the stage file', () => {
  const template = templateOf('small');
  const endpoints = [template, watchTemplateOf('small')].flatMap((one) =>
    resourcesOf(one, 'AWS::SNS::Subscription').map(([, { Properties }]) => Properties['Endpoint']),
  );
  expect(endpoints).toEqual(
    expect.arrayContaining(['ops@third.test', 'owner@elm.test', 'postmaster@third.test', 'owner@elm.test']),
  );
  expect(endpoints).toHaveLength(5);
  expect(JSON.stringify(resource(template, 'AWS::Budgets::Budget').Properties)).toContain('owner@elm.test');
  expect(resource(template, 'AWS::CloudWatch::Alarm', 'Watchnolead').Properties['EvaluationPeriods']).toBe(
    168,
  );
});

test('without the firewall the function limits each IP address and the API limits all visitors', () => {
  const { Environment } = resource(templateOf('small'), 'AWS::Lambda::Function', 'FormIngest').Properties;
  expect(Environment).toMatchObject({ Variables: { ADDRESS_LIMIT: '20' } });
  expect(resource(templateOf('small'), 'AWS::ApiGateway::UsagePlan').Properties).toMatchObject({
    Throttle: { RateLimit: 50 },
  });
});
