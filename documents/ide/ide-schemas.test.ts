import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ideSchemas } from './ide-schemas.ts';

test.each(Object.entries(ideSchemas()))(
  'the committed editor schema for a %s is up to date',
  (kind, schema) => {
    const committed: unknown = JSON.parse(readFileSync(`schema/ide/${kind}.schema.json`, 'utf8'));
    expect(committed, 'run "npm run site -- schema" to update the files').toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  },
);
