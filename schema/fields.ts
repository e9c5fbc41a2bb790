import * as z from 'zod';
import { hostName } from './link-target.ts';

/**
 * The building blocks of every document. Each helper takes the words that an editor's IDE shows on hover
 * and examples that it offers as completion; a field without them does not compile.
 */

/**
 * One line of plain text that is not blank. Tokens such as `{phone}` are allowed.
 * @param description what it is, as the IDE and the Studio explain it
 * @param examples what may be written; the first is offered
 * @returns the schema of a field; `.optional()` makes one that may be left out, as with all fields
 */
export const text = (description: string, ...examples: [string, ...string[]]) =>
  z.string().regex(/\S/).meta({ description, examples });

/**
 * Text of one or more paragraphs, parted by blank lines. `**bold**` and `[label](/page)` are understood: `richText`
 * says so to the checks. `RichText` of `page-schema-site/parts` draws it.
 * @param description what it is, as the IDE and the Studio explain it
 * @param examples what may be written; the first is offered
 */
export const richText = (description: string, ...examples: [string, ...string[]]) =>
  z.string().regex(/\S/).meta({
    description,
    examples,
    richText: true,
  });

/**
 * A whole number within bounds.
 * @param description what it is, as the IDE and the Studio explain it
 * @param minimum the least that may be written
 * @param maximum the most that may be written
 * @param example what is offered
 */
export const integer = (description: string, minimum: number, maximum: number, example: number) =>
  z
    .int()
    .min(minimum)
    .max(maximum)
    .meta({ description, examples: [example] });

/**
 * A list with at least `minimum` entries.
 * @param item the schema of one entry, such as `z.strictObject({ … })` with fields of its own
 * @param description what stands in it, as the IDE and the Studio explain it
 */
export const list = <T extends z.ZodType>(item: T, description: string, minimum = 1) =>
  z.array(item).min(minimum).meta({ description });

/** Where a link leads: a page (`/contact`), a place on one (`/contact#hours`), a telephone, a mail or a web address. */
export const href = z
  .string()
  .regex(/^(\/|#|tel:|mailto:|https:\/\/)\S?.*$/)
  .meta({
    id: 'href',
    description:
      'Where the link leads: a page (/contact), a place on a page (/contact#hours), tel:{phone}, mailto:{email} or an https:// address.',
    // They are offered as they stand, so they are addresses that sites have.
    examples: ['/free-estimate', 'tel:{phone}', 'mailto:{email}', '/contact', '/'],
  });

/** A field that is a link or button: the words on it and where it leads. `Actions` draws several of them. */
export const link = z
  .strictObject({ label: text('The words on the link.', 'Free Estimate', 'Call {phone}'), href })
  .meta({
    id: 'link',
    description: 'A link or button.',
    examples: [{ label: 'Free Estimate', href: '/free-estimate' }],
  });
/** A link as a document has it: `{ label, href }`. */
export type Link = z.infer<typeof link>;

/** A picture file in `pages/media/` (or a listed https host). */
export const picture = z
  .string()
  .regex(/\S/)
  .meta({
    id: 'picture',
    description:
      'A file in pages/media (the name alone is enough), or an https:// address whose host is listed in imageHosts of _site.yaml.',
    examples: ['entrance.jpg'],
    slot: 'logo',
  });

/**
 * A host name in small letters, with its port if it has one: what a browser's address bar shows of an address. It goes
 * into headers as it stands, so no sign that means something there is part of it.
 */
export const hostAndPortPattern = `${hostName}(:[0-9]{1,5})?`;

/** What a crop of a picture keeps in view, written as CSS writes `object-position`. */
const focus = z
  .string()
  .regex(/^(100|\d{1,2})% (100|\d{1,2})%$/)
  .meta({
    id: 'focus',
    description:
      'The point that stays in view where the picture is cropped: how far from its left edge, and from its top.',
    examples: ['50% 50%', '30% 0%'],
  });

/** A field that is a picture with the words for those who do not see it. `Picture` draws it. */
export const image = z
  .strictObject({
    src: picture,
    alt: z
      .string()
      .regex(/\S/)
      .meta({
        description:
          'What the picture shows, in words, for those who do not see it. Write "decorative" when it says nothing.',
        examples: ['Our entrance with the number beside the door', 'decorative'],
      }),
    focus: focus.optional(),
  })
  .meta({
    id: 'image',
    description: 'A picture. Sizes and formats are made by the build.',
    examples: [{ src: 'entrance.jpg', alt: 'Our entrance with the number beside the door' }],
    slot: 'content',
  });
/** A picture as a document has it: `{ src, alt, focus }`, where the focus is optional. */
export type Image = z.infer<typeof image>;

/** A field that is a picture that fills the opening of a page. Browsers fetch it first. */
export const openingImage = image.meta({ slot: 'opening' });

/** Names of the line icons that a document may choose from; the renderer draws each one. */
const iconNames = [
  'award',
  'badge-check',
  'calendar',
  'clock',
  'droplets',
  'gem',
  'hammer',
  'handshake',
  'heart',
  'home',
  'layers',
  'leaf',
  'map-pin',
  'message',
  'paintbrush',
  'phone',
  'ruler',
  'search',
  'shield-check',
  'sparkles',
  'star',
  'sun',
  'thumbs-up',
  'truck',
  'users',
  'wallet',
  'wind',
  'wrench',
] as const;
/** The name of a line icon. */
export type IconName = (typeof iconNames)[number];

/** A line icon by name. */
export const icon = z.enum(iconNames).meta({
  id: 'icon',
  description: 'A small line drawing beside the text.',
  examples: ['shield-check', 'clock'],
});

/** A benefit, a service, a reason: what it is called and what it means. */
export const titled = (what: string, title: string, description: string) => ({
  title: text(`What the ${what} is called.`, title),
  description: text(`What it means for the reader, in one to three sentences.`, description),
});

/** A client whose logo is shown; the name is the picture's alternative text (docs/specification.md 7.6). */
export const client = z
  .strictObject({
    name: text('The name of the client; it is read out in place of the logo.', 'Harbor Square Center'),
    image: picture,
    kind: text('What kind of business it is.', 'Shopping center').optional(),
  })
  .meta({
    id: 'client',
    description: 'A client with its logo.',
    examples: [{ name: 'Harbor Square Center', image: 'logo-harbor-square.svg' }],
  });
