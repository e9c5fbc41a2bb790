/** How wide a picture is shown: from one edge of the screen to the other, beside text, or as a logo. */
export type Slot = 'opening' | 'content' | 'logo';

/**
 * What a schema says beyond what may be written. They reach the JSON Schemas as keywords, where the checks, the
 * catalogue and `schema/section-roles.json` read them; `documents/check/schema/ajv-options.json` lists them, so that a
 * misspelt one is refused.
 */
declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what can be added to
  interface GlobalMeta {
    /** A section type that opens a page with its main heading. */
    opening?: boolean;
    /** A section type that says what a reader may do next, also without buttons. */
    invites?: boolean;
    /** A section type that does something in the browser; all others stay the HTML that they are. */
    live?: boolean;
    /** A text in which bold words and links are understood. */
    richText?: boolean;
    /** How wide a picture is shown; where several parts of a schema say it, the outermost counts. */
    slot?: Slot;
    /** A text that is a day, or a day with a time of day. */
    moment?: boolean;
    /** A text that is opening hours. */
    hours?: boolean;
    /** The fewest and the most characters that do their work, where more may be written. */
    advisedLength?: readonly [number, number];
  }
}
