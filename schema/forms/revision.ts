import type { FormDocument } from '../form.ts';

/**
 * Returns a hash of 53 bits as hexadecimal digits. Not for secrets.
 * Source: "cyrb53" by bryc, public domain (github.com/bryc/code, jshash/experimental/cyrb53.js).
 */
const hash = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
};

/**
 * Returns the revision of a form: it changes with everything that decides what a request means, such as fields, limits,
 * choices and labels, but not with the other texts.
 * @param form the document with its tokens replaced
 */
export const revisionOf = ({ name, steps }: FormDocument): string => hash(JSON.stringify([name, steps]));

/** The header with the revision of the form that a request was sent from. */
export const revisionHeader = 'x-form-revision';

/** The default of `mail.versionNote`: the note in the mail of a request from another revision of the form. */
export const defaultVersionNote = 'This was sent from another version of the form and was not checked.';

/** The hidden field with the revision in a plain form post. No field of a document can have this name. */
export const revisionInput = 'form-revision';
