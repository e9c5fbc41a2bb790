const time = '([1-9]|1[0-2]):[0-5][0-9] (AM|PM)';

/** Opening hours as they are written: from-to with AM and PM, or closed. */
export const hoursPattern = `^(${time}-${time}|closed|Closed)$`;

/** A time as a clock shows it: `6:00 PM` is `18:00`. */
export const toClockTime = (written: string): string => {
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) (AM|PM)$/.exec(written) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
};

/** The time of a clock as it is written: `18:00` is `6:00 PM`. */
export const toWrittenTime = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
