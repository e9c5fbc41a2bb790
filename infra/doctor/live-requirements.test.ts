import { expect, test } from 'vitest';
import { stages } from '../test/stages.ts';
import type { Stage } from '../stage/stage.ts';
import { findLiveBlockers } from './live-requirements.ts';

const prod = { ...(stages['prod'] as Stage), name: 'prod' };
const find = (url: string, formOrigins?: string[]) =>
  findLiveBlockers({ ...prod, ...(formOrigins && { formOrigins }) }, { url, standIns: [] });

test('the URL of the documents is that of the stage, or of a site elsewhere whose forms it accepts', () => {
  expect(find('https://www.stone.test')).toEqual([]);
  expect(find('https://www.granite.test', ['https://www.granite.test'])).toEqual([]);
  expect(find('https://www.granite.test')).toEqual([
    'facts.url in _site.yaml is https://www.granite.test, but the stage is at https://www.stone.test; search engines would index wrong URLs',
  ]);
});
