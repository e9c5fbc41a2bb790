import * as z from 'zod';
import { hostName } from './link-target.ts';

/**
 * Schemas of the fields that documents consist of. Each helper requires a description, which IDEs show on hover, and
 * examples, which IDEs offer as completions; a call without them does not compile.
 */

/**
 * A string that matches a pattern.
 * @param expression the pattern
 * @param description explanation of the field, shown in the IDE and the Studio
 * @param examples sample values; the first one is suggested to editors
 */
export const pattern = (expression: RegExp, description: string, ...examples: [string, ...string[]]) =>
  z.string().regex(expression).meta({ description, examples });

/**
 * A setting that is off unless it is true.
 * @param description explanation of the field, shown in the IDE and the Studio
 * @param title its label, if it is another one than its name
 */
export const flag = (description: string, title?: string) =>
  z.boolean().meta({ title, description, examples: [true] });

/** Marks invented content. Deployments of a live stage refuse it until the owner confirms it by removing the mark. */
export const exampleMark = flag(
  'Invented content that the owner has not confirmed. Visitors do not see this mark, and a live site is not published with it.',
  'Example, not yet confirmed',
);

/**
 * One line of plain text that is not blank. Tokens such as `{phone}` are allowed.
 * @param description explanation of the field, shown in the IDE and the Studio
 * @param examples sample values; the first one is suggested to editors
 * @returns the schema of a required field; call `.optional()` on it for an optional one, as with all helpers
 */
export const text = (description: string, ...examples: [string, ...string[]]) =>
  pattern(/\S/, description, ...examples);

/**
 * Text of one or more paragraphs, separated by blank lines, with `**bold**` and `[label](/page)`. The keyword
 * `richText` enables the checks of this markup. `RichText` of `page-schema-site/parts` renders it.
 * @param description explanation of the field, shown in the IDE and the Studio
 * @param examples sample values; the first one is suggested to editors
 */
export const richText = (description: string, ...examples: [string, ...string[]]) =>
  text(description, ...examples).meta({ richText: true });

/**
 * An integer within bounds.
 * @param description explanation of the field, shown in the IDE and the Studio
 * @param minimum the smallest valid value
 * @param maximum the largest valid value
 * @param example the value suggested to editors
 */
export const integer = (description: string, minimum: number, maximum: number, example: number) =>
  z
    .int()
    .min(minimum)
    .max(maximum)
    .meta({ description, examples: [example] });

/**
 * A number within bounds, with decimals.
 * @param description explanation of the field, shown in the IDE and the Studio
 * @param minimum the smallest valid value
 * @param maximum the largest valid value
 * @param example the value suggested to editors
 */
export const decimal = (description: string, minimum: number, maximum: number, example: number) =>
  z
    .number()
    .min(minimum)
    .max(maximum)
    .meta({ description, examples: [example] });

/**
 * A list with at least `minimum` items.
 * @param item the schema of one item, such as `z.strictObject({ … })`
 * @param description explanation of the list, shown in the IDE and the Studio
 */
export const list = <T extends z.ZodType>(item: T, description: string, minimum = 1) =>
  z.array(item).min(minimum).meta({ description });

const moment = (id: string, title: string, description: string, example: string) =>
  pattern(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d)?$/,
    description,
    example,
    `${example} 08:00`,
  ).meta({ id, title, moment: true });

/** The dates of a page, a section or the notice: a date, or a date and a time, in the time zone of the business. */
export const dates = {
  publishAt: moment(
    'publishAt',
    'Show from',
    'The date from which visitors see it.',
    '2026-03-01',
  ).optional(),
  unpublishAt: moment('unpublishAt', 'Hide again from', 'The first day without it.', '2026-04-01').optional(),
};

/** The date of a page, such as an article. */
export const pageDate = moment(
  'date',
  'Date',
  'The date of an article. Visitors see it at the top of the page and in lists of pages.',
  '2026-03-01',
);

/** The target of a link: a page (`/contact`), an anchor (`/contact#hours`), a file (`/files/prices.pdf`), a phone number, an e-mail address or an https URL. */
export const href = z
  .string()
  .regex(/^(\/|#|tel:|mailto:|https:\/\/)\S?.*$/)
  .meta({
    id: 'href',
    title: 'Link target',
    description:
      'The target of the link: a page (/contact), a section of a page (/contact#hours), a file in files (/files/prices.pdf), tel:{phone}, mailto:{email} or an https:// URL.',
    // Code editors insert these examples unchanged, so every site must have these targets.
    examples: ['/free-estimate', 'tel:{phone}', 'mailto:{email}', '/contact', '/'],
  });

/** A link or button with its label and target. `Actions` renders a list of them. */
export const link = z
  .strictObject({ label: text('The label of the link.', 'Free Estimate', 'Call {phone}'), href })
  .meta({
    id: 'link',
    description: 'A link or button.',
    examples: [{ label: 'Free Estimate', href: '/free-estimate' }],
  });
/** The data of a link: `{ label, href }`. */
export type Link = z.infer<typeof link>;

/** An image file in `pages/media/`, or an https URL on a host listed in `imageHosts`. */
export const picture = text(
  'A file in pages/media (the file name is enough), or an https:// URL whose host is listed in imageHosts of _site.yaml.',
  'entrance.jpg',
).meta({ id: 'picture', slot: 'logo' });

/** A number from 1 to 65535. */
const port = '([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';

/**
 * Pattern of a lower-case host name with an optional port. The value is written into HTTP headers unescaped, so the
 * pattern excludes all characters that have a meaning there.
 */
export const hostAndPortPattern = `${hostName}(:${port})?`;

/** The focal point of an image: the point that stays visible when the image is cropped, as in `object-position` of CSS. */
const focus = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  'The point that stays visible when the image is cropped: the distance from its left edge and from its top edge.',
  '50% 50%',
  '30% 0%',
).meta({ id: 'focus', title: 'Part that stays visible' });

/** An image with its alternative text. `Picture` renders it. */
export const image = z
  .strictObject({
    src: picture.meta({ title: 'Image' }),
    alt: text(
      'What the image shows, in one sentence that is read aloud to people who cannot see it. Write "decorative" if it conveys nothing.',
      'Our entrance with the number beside the door',
      'decorative',
    ).meta({ title: 'Description of the image' }),
    focus: focus.optional(),
  })
  .meta({
    id: 'image',
    description: 'An image. The build creates its sizes and formats.',
    examples: [{ src: 'entrance.jpg', alt: 'Our entrance with the number beside the door' }],
    slot: 'content',
  });
/** The data of an image: `{ src, alt, focus }`, where `focus` is optional. */
export type Image = z.infer<typeof image>;

/** The large image at the top of a page. Browsers load it with high priority. */
export const openingImage = image.meta({ slot: 'opening' });

/** Names of the line icons that documents can use; the renderer has an SVG for each. */
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
  description: 'A small line icon next to the text.',
  examples: ['shield-check', 'clock'],
});

/** Returns the fields `title` and `description` of a benefit, a service or a step. */
export const titledFields = (what: string, title: string, description: string) => ({
  title: text(`The title of the ${what}.`, title),
  description: text('What it means for the reader, in one to three sentences.', description),
});

/** A client with a logo; the name is the alternative text of the image (docs/specification.md 7.6). */
export const client = z
  .strictObject({
    name: text('The name of the client; screen readers read it instead of the logo.', 'Harbor Square Center'),
    image: picture,
    kind: text('The kind of business.', 'Shopping center').optional(),
    example: exampleMark.optional(),
  })
  .meta({
    id: 'client',
    description: 'A client with its logo.',
    examples: [{ name: 'Harbor Square Center', image: 'logo-harbor-square.svg' }],
  });
