import { describe, expect, test } from 'vitest';
import { distribution } from '../../test/distribution.ts';
import { resource, resourcesOf, templateOf, variantOf, type Template } from '../../test/template.ts';

const numbersIn = (value: unknown): Set<string> =>
  new Set(
    [...JSON.stringify(value).matchAll(/FrontDoorKey(\d+)[0-9A-F]{8}/g)].map(([, number]) => number ?? ''),
  );

/** Returns the secret that CloudFront sends, and those that the API and the function accept. */
const sides = (template: Template) => {
  const { Environment } = resource(template, 'AWS::Lambda::Function', 'FormIngest').Properties;
  return {
    shown: numbersIn(distribution(template).Origins.map(({ OriginCustomHeaders }) => OriginCustomHeaders)),
    api: numbersIn(resourcesOf(template, 'AWS::ApiGateway::ApiKey')),
    inFunction: numbersIn((Environment as { Variables: object }).Variables),
  };
};

describe('the front-door key', () => {
  const [before, after] = [sides(templateOf('prod')), sides(variantOf('the next key'))];

  test.each([
    ['the function has changed, CloudFront not yet', before, after],
    ['CloudFront has changed first, in some of its places', after, before],
  ])('works while it changes by one: %s', (_, showing, taking) => {
    const [number = ''] = showing.shown;
    expect(taking.api).toContain(number);
    expect(taking.inFunction).toContain(number);
  });

  test('is single at CloudFront and overlapping at the API and the function', () => {
    expect([before.shown, after.shown]).toEqual([new Set(['3']), new Set(['4'])]);
    expect([before.api, before.inFunction]).toEqual([new Set(['2', '3', '4']), new Set(['2', '3', '4'])]);
  });
});
