import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineSection } from './define-section.ts';
import { list, openingImage } from './fields.ts';
import { jsonSchemas, toJsonSchema } from './json-schema.ts';
import { sectionRoles } from './section-roles.ts';
import { sectionSchemas } from './section.ts';

test('the committed section roles are up to date', () => {
  const committed: unknown = JSON.parse(readFileSync('schema/section-roles.json', 'utf8'));
  expect(committed, 'Run "npm run site -- schema" to update the file').toEqual(
    sectionRoles(jsonSchemas().section),
  );
});

test('the roles of a new section type come from its schema', () => {
  const tour = defineSection({
    type: 'tour',
    title: 'Tour',
    description: 'A walk through rooms.',
    opening: true,
    live: true,
    fields: { views: list(openingImage, 'The views.') },
    example: { views: [{ src: 'room.jpg', alt: 'A room' }] },
  });
  const { live, openingPictures } = sectionRoles(
    toJsonSchema(z.discriminatedUnion('type', [...sectionSchemas, tour])),
  );
  expect(live).toContain('tour');
  expect(openingPictures).toHaveProperty('tour', 'views');
});
