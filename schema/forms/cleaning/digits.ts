/** Arabic and Persian digits. The lowest four bits of each code point are the value of the digit. */
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Converts full-width, Arabic and Persian digits to ASCII digits, and other full-width characters to their standard
 * form. ASCII text is unchanged.
 */
export const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
