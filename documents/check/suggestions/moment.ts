/** The first letters of the months. */
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthNames = `((?:${months.join('|')})[a-z]*)`;

const two = (number: string | number): string => String(number).padStart(2, '0');

/** A year of two digits is one of this century. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const day = (year: string, month: string | number, date: string): string | undefined => {
  const [m, d] = [Number(month), Number(date)];
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? `${fullYear(year)}-${two(m)}-${two(d)}` : undefined;
};

const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Ways to write a day. Numbers with slashes are read as in the United States, those with stops as in Europe. */
const days: [RegExp, (parts: string[]) => string | undefined][] = [
  [/^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})/, ([y = '', m = '', d = '']) => day(y, m, d)],
  [/^(\d{4})(\d\d)(\d\d)\b/, ([y = '', m = '', d = '']) => day(y, m, d)],
  [/^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d\d)\b/, ([d = '', m = '', y = '']) => day(y, m, d) ?? day(y, d, m)],
  [/^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d\d)\b/, ([m = '', d = '', y = '']) => day(y, m, d) ?? day(y, d, m)],
  [
    new RegExp(`^${monthNames}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'iu'),
    ([m = '', d = '', y = '']) => day(y, monthOf(m), d),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${monthNames}\\.?,?\\s+(\\d{4})\\b`, 'iu'),
    ([d = '', m = '', y = '']) => day(y, monthOf(m), d),
  ],
];

const clock =
  /^(\d{1,2})(?:[:.](\d\d))?(?::\d\d(?:\.\d+)?)?\s*([ap])?\.?(?:m\b\.?)?\s*(?:Z|[+-]\d\d:?\d\d|h|o'clock|[ECMP][DS]?T|UTC|GMT)?$/i;

/** A time of day as documents write it: `08:00`. */
export const suggestTime = (written: string): string | undefined => {
  const words = written
    .trim()
    .replace(/^(?:12\s*)?noon$/i, '12:00')
    .replace(/^(?:12\s*)?midnight$/i, '00:00')
    .replace(/^(\d\d)(\d\d)(?=\s*h?$)/, '$1:$2');
  const [, hour = '', minute = '00', half] = clock.exec(words) ?? [];
  if (hour === '') return undefined;
  const isLate = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${two(hours)}:${minute}` : undefined;
};

const weekday = /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\.?,?\s+/i;

/** A day as people write it, with a time if there is one, as documents write it: `2027-03-01 08:00`. */
export const suggestMoment = (written: string): string | undefined => {
  const text = written
    .trim()
    .replace(weekday, '')
    .replace(/[\u2010-\u2015]/g, '-');
  for (const [pattern, read] of days) {
    const match = pattern.exec(text);
    const date = match ? read(match.slice(1)) : undefined;
    if (!match || date === undefined) continue;
    const rest = text.slice(match[0].length).replace(/^(?:T|,|\s|at\b)+/, '');
    if (rest === '') return date;
    const time = suggestTime(rest);
    return time === undefined ? date : `${date} ${time}`;
  }
  return undefined;
};
