/** Zero to nine in Arabic and in Persian: the last four bits of each code point are its value. */
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Text with full-width, Arabic and Persian digits as ASCII digits, and other full-width characters in their ordinary
 * form. ASCII text stays as it is.
 */
export const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
