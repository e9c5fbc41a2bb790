import { expect, test } from 'vitest';
import { stages } from '../test/stages.ts';
import type { Stage } from '../stage/stage.ts';
import { assertReadyForLive } from './live-requirements.ts';

const prod = { ...(stages['prod'] as Stage), name: 'prod' };
const check = (url: string, formOrigins?: string[]) => () =>
  assertReadyForLive({ ...prod, ...(formOrigins && { formOrigins }) }, { url, placeholderFacts: [] });

test('the URL of the documents is that of the stage, or of a site elsewhere whose forms it accepts', () => {
  expect(check('https://www.stone.test')).not.toThrow();
  expect(check('https://www.granite.test', ['https://www.granite.test'])).not.toThrow();
  expect(check('https://www.granite.test')).toThrow(
    'facts.url in _site.yaml is https://www.granite.test, but the stage is at https://www.stone.test; search engines would index wrong URLs',
  );
});
