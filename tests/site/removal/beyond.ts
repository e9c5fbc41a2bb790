/**
 * What the sections that the specification needs hold beyond it. Every other entry and field of them is needed, and
 * the removal of each makes the table or a schema object.
 */

/** Fields of any section, by the last name of their place. */
export const freeFields = [
  // The short name of a page; its trail falls back to the menu.
  'name',
  // Words and signs that explain or decorate what the specification asks for.
  'intro',
  'icon',
  'footnote',
  'note',
  'duration',
  'detail',
  'kind',
  'description',
  'proofs',
  'badge',
  'anchor',
  // Pictures and links where the specification asks for none.
  'image',
  'href',
  'actions',
  // A page without the card in the corner; popup.test.ts looks after it.
  'popup',
  // What a screen reader announces beyond the specification; renders.test.ts tests it.
  'nextReady',
  // The page's own words over those of a shared piece.
  'heading',
  'text',
];

/** Lists, with section type, whose entries the specification does not count where it names none. */
export const freeEntries = [
  'hero actions',
  'hero proofs',
  'slideshow-hero actions',
  'slideshow-hero images',
  'prose actions',
  'estimate-band actions',
  'benefits items',
  'feature-list items',
  'process-steps steps',
  'fact-table rows',
  'comparison columns entry items',
  'statistics items',
  'story chapters',
  'badges items',
];

/** Places of `_site.yaml` that the specification does not ask for. */
export const freeInSite = [
  // For search engines alone.
  'facts businessType',
  // Links in the column Services; at least three remain.
  'footer columns entry links entry',
  // The warranty beside the privacy notice.
  'footer links entry',
  // Another name for the button beside Services; it falls back to the entry's own.
  'header menu entry toggle',
  // Only while the archive is down does a mail say so.
  'mail archiveNote',
  'mail spamReasons',
  'mail weekly',
];
