const named: Record<string, string> = { '0': '\0', a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r' };
const others: Record<string, string> = { t: '\t', v: '\v', N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029' };

/** What an escape of a text in double quotes stands for (YAML 1.2.2, section 5.7). */
export const doubleQuotedMeaning = (written: string): string => {
  const sign = written.charAt(1);
  if (/^\\[xuU]./.test(written)) return String.fromCodePoint(Number.parseInt(written.slice(2), 16));
  if (/[\r\n]/.test(sign)) return '';
  return named[sign] ?? others[sign] ?? sign;
};

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
