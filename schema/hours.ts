const time = '([1-9]|1[0-2]):[0-5][0-9] (AM|PM)';

/** Pattern of opening hours in a document: from-to with AM and PM, or closed. */
export const hoursPattern = `^(${time}-${time}|closed|Closed)$`;

/** Converts a 12-hour time to 24-hour format: `6:00 PM` becomes `18:00`. */
export const toClockTime = (written: string): string => {
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) (AM|PM)$/.exec(written) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
};

/** Converts a 24-hour time to 12-hour format: `18:00` becomes `6:00 PM`. */
export const toWrittenTime = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
