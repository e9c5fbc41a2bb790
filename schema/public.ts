/** `page-schema-site/section`: what the schema of a section type of a site's own is written with. */
/** zod, for the fields that have no helper: `z.boolean()`, `z.enum([ … ])`. Give each its words: `.meta({ description, examples })`. */
export * as z from 'zod';
export { actions, defineSection, heading, intro, type SectionOf } from './define-section.ts';
export {
  href,
  icon,
  image,
  integer,
  link,
  list,
  openingImage,
  picture,
  richText,
  text,
  type IconName,
  type Image,
  type Link,
} from './fields.ts';
