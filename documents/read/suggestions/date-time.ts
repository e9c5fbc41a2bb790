/** The abbreviated names of the months. */
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const padTwo = (number: string | number): string => String(number).padStart(2, '0');

/**
 * Date formats. Dates with slashes are read as month/day/year (US), dates with periods as day.month.year (Europe).
 */
const days = [
  /^(?<y>\d{4})\s*[-/.]\s*(?<m>\d{1,2})\s*[-/.]\s*(?<d>\d{1,2})/,
  /^(?<d>\d{1,2})\.\s*(?<m>\d{1,2})\.\s*(?<y>\d{4}|\d\d)\b/,
  /^(?<m>\d{1,2})[-/](?<d>\d{1,2})[-/](?<y>\d{4}|\d\d)\b/,
  /^(?<m>[a-z]{3,9})\.?\s+(?<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y>\d{4})\b/i,
  /^(?<d>\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(?<m>[a-z]{3,9})\.?,?\s+(?<y>\d{4})\b/i,
];

/** Returns the ISO date. Two-digit years are in this century. If the month is above 12, day and month are swapped. */
const toIsoDate = ({ y = '', m = '', d = '' }: Record<string, string> = {}): string | undefined => {
  const written = Number(m) || months.indexOf(m.slice(0, 3).toLowerCase()) + 1;
  const [month, day] = written > 12 ? [Number(d), written] : [written, Number(d)];
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return exists ? `${y.padStart(4, '20')}-${padTwo(month)}-${padTwo(day)}` : undefined;
};

const timePattern =
  /^(\d{1,2})(?:[:.](\d\d))?(?::\d\d(?:\.\d+)?)?\s*([ap])?\.?(?:m\b\.?)?\s*(?:Z|[+-]\d\d:?\d\d|h|o'clock|[ECMP][DS]?T|UTC|GMT)?$/i;

/** Returns a time of day in the format of documents, such as `08:00`. */
export const suggestTime = (written: string): string | undefined => {
  const words = written
    .trim()
    .replace(/^(?:12\s*)?noon$/i, '12:00')
    .replace(/^(?:12\s*)?midnight$/i, '00:00')
    .replace(/^(\d\d)(\d\d)(?=\s*h?$)/, '$1:$2');
  const [, hour = '', minute = '00', half] = timePattern.exec(words) ?? [];
  if (hour === '') return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${padTwo(hours)}:${minute}` : undefined;
};

const weekday = /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\.?,?\s+/i;

/** Converts a date, with or without a time, to the format of documents, such as `2027-03-01 08:00`. */
export const suggestDateTime = (written: string): string | undefined => {
  const text = written
    .trim()
    .replace(weekday, '')
    .replace(/[\u2010-\u2015]/g, '-');
  for (const pattern of days) {
    const match = pattern.exec(text);
    const date = toIsoDate(match?.groups);
    if (!match || date === undefined) continue;
    const rest = text.slice(match[0].length).replace(/^(?:T|,|\s|at\b)+/, '');
    if (rest === '') return date;
    const time = suggestTime(rest);
    return time === undefined ? date : `${date} ${time}`;
  }
  return undefined;
};
