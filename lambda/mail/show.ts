const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it: nothing that the visitor wrote is markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * Text without the signs that reorder what follows them (bidirectional embeddings, overrides and isolates):
 * they can make an address or a number read as another.
 */
export const withoutBidi = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * The address of a telephone link, from a number as people write it.
 * An extension (anything from the first letter or sign such as # on) is dropped. Empty when there are too few digits to call.
 */
export const telephone = (phone: string): string => {
  const number = (phone.split(/[\p{L}#,;*]/u)[0] ?? '').trim();
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return '';
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
};

/** A moment as the business reads it: day, time and zone where it stands. */
export const moment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    .replaceAll('\u202f', ' ');
