import * as z from 'zod';

/** What the numbers need to know of a lead that was mailed; nothing of its visitor. */
export type SentMarker = {
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** Path of the page with its form; empty when the browser did not say. */
  page: string;
  suspectedSpam: boolean;
};

/** The key of a mark ends with the moment at which its lead came (lambda/aws/archive.ts). */
const moment = /-(\d{1,15})\.json$/;

const mark = z.object({ page: z.string().catch(''), suspectedSpam: z.boolean().catch(false) });

/** Reads the mark of a lead that was mailed, also one of an older version; undefined when it is none. */
export const parseSentMarker = (key: string, body: string): SentMarker | undefined => {
  const at = moment.exec(key)?.[1];
  try {
    const read = mark.safeParse(JSON.parse(body));
    return at !== undefined && read.success ? { at: Number(at), ...read.data } : undefined;
  } catch {
    return undefined;
  }
};
