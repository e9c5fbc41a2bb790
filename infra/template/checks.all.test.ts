import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { NamedStage } from '../stage/stage.ts';
import { stages, variants } from '../test/stages.ts';
import { synth } from './cdk.ts';

const { 'the next key': _, ...kinds } = variants;
const own = { ...kinds['another firm'], leadCopy: { bucket: 'oak-leads' } };

/** The kinds of stage that the set-up of the tests does not check: it synthesizes those of `stages`. */
const table: [string, NamedStage][] = Object.entries({ ...kinds, 'copies of leads in its account': own });

test('with the stages of the set-up, at least nine kinds of stage are checked', () =>
  expect(table.length + Object.keys(stages).length).toBeGreaterThanOrEqual(9));

test.each(table)('%s: the template is valid, and cdk-nag has no finding', async (_, stage) => {
  await expect(
    synth({ ...inject('inputs'), stage }, join(inject('assemblies'), 'checked')),
  ).resolves.toBeUndefined();
});
