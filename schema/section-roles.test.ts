import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { list, openingImage } from './fields.ts';
import { jsonSchemas, toJsonSchema } from './json-schema.ts';
import { sectionRoles } from './section-roles.ts';
import { sectionSchemas } from './section.ts';
import { common, type } from './section-fields.ts';

test('the committed roles are those that the schemas name', () => {
  const committed: unknown = JSON.parse(readFileSync('schema/section-roles.json', 'utf8'));
  expect(committed, 'npm run schema writes the file anew').toEqual(sectionRoles(jsonSchemas().section));
});

test('a new type has its roles from its own schema alone', () => {
  const tour = z
    .strictObject({ type: type('tour'), ...common, views: list(openingImage, 'The views.') })
    .meta({ id: 'tour', description: 'A walk through rooms.', opening: true, live: true });
  const { live, openingPictures } = sectionRoles(
    toJsonSchema(z.discriminatedUnion('type', [...sectionSchemas, tour])),
  );
  expect(live).toContain('tour');
  expect(openingPictures).toHaveProperty('tour', 'views');
});
