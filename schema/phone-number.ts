const usDigits = 10;

/**
 * Returns the international number that a phone dials: `+17145550142` for `(714) 555-0142`. From other numbers without
 * a country code only spaces and punctuation are removed; a number with letters is unchanged.
 * @param written number as visitors read it
 */
export const toDialedNumber = (written: string): string => {
  if (/[a-z;{]/i.test(written)) return written;
  const digits = written.replace(/\D/g, '');
  if (written.trim().startsWith('+') || digits.length === usDigits + 1) return `+${digits}`;
  return digits.length === usDigits ? `+1${digits}` : digits;
};
