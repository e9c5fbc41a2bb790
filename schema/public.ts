/** `page-schema-site/section`: helpers for the schemas of a site's custom section types. */
/** zod, for fields without a helper, such as `z.boolean()` and `z.enum([ … ])`. Add `.meta({ description, examples })` to each. */
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
