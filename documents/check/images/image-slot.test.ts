import { expect, test } from 'vitest';
import * as z from 'zod';
import { image, openingImage, picture, text } from '../../../schema/fields.ts';
import { toJsonSchema } from '../../../schema/json-schema.ts';
import { sectionSchemas } from '../../../schema/section.ts';
import { slotAt } from './image-slot.ts';

const tour = z
  .strictObject({
    type: z.literal('example-tour'),
    map: picture,
    views: z.array(openingImage),
    rooms: z.array(z.strictObject({ name: text('The room.', 'Kitchen'), image })),
  })
  .meta({ id: 'example-tour' });
const root = toJsonSchema(z.discriminatedUnion('type', [...sectionSchemas, tour]));
const document = {
  type: 'example-tour',
  map: 'map.svg',
  views: [{ src: 'hall.jpg', alt: 'A hall' }],
  rooms: [{ name: 'Kitchen', image: { src: 'kitchen.jpg', alt: 'A kitchen' } }],
};

test.each([
  ['opening', ['views', 0, 'src']],
  ['content', ['rooms', 0, 'image', 'src']],
  ['logo', ['map']],
] as const)('a type that no list names has a slot of its own: %s', (slot, path) => {
  expect(slotAt(root, document, path)).toBe(slot);
});
