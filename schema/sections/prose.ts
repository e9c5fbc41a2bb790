import * as z from 'zod';
import { flag, image, list, richText, text } from '../fields.ts';
import { defineSection, actions, heading } from '../define-section.ts';
import { factTable } from './fact-table.ts';

const { columns, rows, footnote } = factTable.shape;

/** A part of a long text. Its fields appear in this order. */
const block = z.strictObject({
  heading: text('A heading within the section.', 'Before you come').meta({ title: 'Sub-heading' }).optional(),
  text: richText('Paragraphs.', 'Please arrive ten minutes early.').optional(),
  points: list(richText('An entry of the list.', 'Your insurance card'), 'A list.')
    .meta({ title: 'List' })
    .optional(),
  numbered: flag('Whether the entries of the list are numbered.', 'Numbered list').optional(),
  quote: z
    .strictObject({
      text: richText('The words, without quotation marks.', 'A joint that moves is a joint that lasts.'),
      source: text('Who wrote or said it.', 'Tile Council handbook').optional(),
    })
    .meta({ description: 'A quotation.' })
    .optional(),
  image: image.optional(),
  table: z.strictObject({ columns, rows, footnote }).meta({ description: 'A table.' }).optional(),
});

export const prose = defineSection({
  type: 'prose',
  title: 'Text',
  description:
    'A heading and paragraphs, with sub-headings, lists, quotes, images and tables where a text is long.',
  fields: {
    heading: heading('What polishing does'),
    text: richText('The text.', 'Marble is soft. Grit wears fine scratches into it, and the shine goes.'),
    blocks: list(block, 'More of a long text, below its first paragraphs.').optional(),
    image: image.meta({ description: 'An image next to the text.' }).optional(),
    actions: actions.optional(),
  },
  example: {
    text: 'Marble is soft. Grit wears fine scratches into it, and the shine goes.\n\nPolishing closes that surface again. **Nothing is coated**, so nothing peels. See [our warranty](/warranty).',
    blocks: [
      { heading: 'Before we come', points: ['Clear the counter.', 'Keep **pets** out of the room.'] },
      { quote: { text: 'Stone forgives wear, and no acid.', source: 'A setter in Carrara' } },
    ],
    image: {
      src: 'marble-slab.jpg',
      alt: 'Polished white marble counter with gray veins in window light',
    },
    actions: [{ label: 'About us', href: '/about' }],
  },
});
