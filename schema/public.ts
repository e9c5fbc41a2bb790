/** `page-schema-site/section`: helpers for the schemas of a site's custom section types. */
/**
 * zod, for fields that have no helper, such as `z.boolean()` and `z.enum([ … ])`. Add a description and examples to
 * each field with `.meta()`.
 */
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
