import type { GlobalMeta } from 'zod';

/** Display width of an image: full width, beside text, or logo. */
export type Slot = 'opening' | 'content' | 'logo';

/**
 * Custom schema metadata. `toJSONSchema` writes it to the JSON Schemas as keywords, which checks, catalog and
 * `schema/section-roles.json` read. `documents/read/schema/ajv-options.json` lists them, so that Ajv rejects a
 * misspelled keyword.
 */
declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces support declaration merging
  interface GlobalMeta {
    /** Whether a section type contains the main heading of a page. */
    opening?: boolean;
    /** Whether a section type contains a call to action, even without buttons. */
    invites?: boolean;
    /** Whether a section type is hydrated in the browser; all others stay static HTML. */
    live?: boolean;
    /** Whether a section type needs all forms of the site, not only the one that it names. */
    allForms?: boolean;
    /** The list of a section type whose entries are prices: `name`, `from` and an optional `to`. Texts contain `{price.NAME}`. */
    prices?: string;
    /** Whether a text supports bold and links. */
    richText?: boolean;
    /** Display width of an image; the outermost schema that sets it wins. */
    slot?: Slot;
    /** Whether a text is a date, or a date with a time. */
    moment?: boolean;
    /** Whether a text contains opening hours. */
    hours?: boolean;
    /** Recommended minimum and maximum length of a text in characters; other lengths are valid. */
    advisedLength?: readonly [number, number];
  }
}

/** Properties of a section type that checks and renderer use. */
export type SectionRoles = Pick<GlobalMeta, 'opening' | 'invites' | 'live' | 'allForms' | 'prices'>;
