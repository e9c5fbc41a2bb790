import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ideSchemas } from './ide-schemas.ts';

test.each(Object.entries(ideSchemas()))(
  'the committed schema of an editor for a %s is the one that the code makes',
  (kind, schema) => {
    const committed: unknown = JSON.parse(readFileSync(`schema/ide/${kind}.schema.json`, 'utf8'));
    expect(committed, 'npm run site -- schema regenerates the files').toEqual(JSON.parse(JSON.stringify(schema)));
  },
);
