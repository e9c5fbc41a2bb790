/** Letters that can only be written as an escape: YAML does not allow them, or nobody could see them. */
// oxlint-disable-next-line no-control-regex -- these letters are what is looked for
const unwritable = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** Whether a text holds letters that only double quotes can hold. */
export const needsEscapes = (text: string): boolean => unwritable.test(text);

/** A text as it stands between double quotes. */
export const escaped = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
