import { readLooked, type Looked } from '../weekly/outages.ts';
import { codeOf } from '../failure.ts';
import { createLogClient } from './clients.ts';
import { logEvents } from './log-events.ts';

/**
 * Reads what the watchers saw; nothing when there are none, or none any more.
 * @param group name of their log group
 * @param region where they are
 * @param from beginning of the time that is read, in milliseconds since 1970
 * @param until its end
 */
export const readWatchLog = async (
  group: string,
  region: string,
  from: number,
  until: number,
): Promise<Looked[]> => {
  const looked: Looked[] = [];
  try {
    for await (const { at, message } of logEvents(createLogClient(region), {
      group,
      from,
      until,
      word: 'watched',
    })) {
      const look = readLooked(at, message);
      if (look) looked.push(look);
    }
  } catch (error) {
    if (codeOf(error) !== 'ResourceNotFoundException') throw error;
  }
  return looked;
};
