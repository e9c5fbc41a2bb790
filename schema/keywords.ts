/** Display width of an image: full width, beside text, or logo. */
export type Slot = 'opening' | 'content' | 'logo';

/** The keywords of section types that checks and renderer read. */
export type SectionRoles = {
  /** Whether a section type contains the main heading of a page. */
  opening?: boolean;
  /** Whether a section type contains a call to action, even without buttons. */
  invites?: boolean;
  /** Whether a section type is hydrated in the browser; all others stay static HTML. */
  live?: boolean;
  /** Whether a section type needs all forms of the site, not only the one that it names. */
  allForms?: boolean;
  /** Whether a section type lists the pages in the folder that its field `folder` names. */
  listsPages?: boolean;
  /** The list of a section type whose entries are prices: `name`, `from` and an optional `to`. Texts contain `{price.NAME}`. */
  prices?: string;
};

/** The keywords of schemas that JSON Schema does not define. */
export type SchemaKeywords = SectionRoles & {
  /** Whether a text supports bold and links. */
  richText?: boolean;
  /** Display width of an image; the outermost schema that sets it wins. */
  slot?: Slot;
  /** Whether a text is a date, or a date with a time. */
  moment?: boolean;
  /** Whether a text contains opening hours. */
  hours?: boolean;
  /** Whether the Studio shows a field among those that are rarely needed. */
  more?: boolean;
  /** Recommended minimum and maximum length of a text in characters; other lengths are valid. */
  advisedLength?: readonly [number, number];
};

/**
 * `toJSONSchema` writes this metadata to the JSON Schemas as keywords. `documents/read/schema/ajv-options.json` lists them,
 * so that Ajv rejects a misspelled keyword.
 */
declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces support declaration merging
  interface GlobalMeta extends SchemaKeywords {}
}
