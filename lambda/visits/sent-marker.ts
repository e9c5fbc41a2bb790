import * as z from 'zod';
import { parseJson } from '../parse-json.ts';

/** The key of a marker ends with the time of arrival of its lead (lambda/aws/archive.ts). */
const timePattern = /-(\d{1,15})\.json$/;

const text = z.string().catch('');
const markerSchema = z.object({
  /** Path of the page with the form. Empty if the browser did not send it. */
  page: text,
  /** The name of the form. Empty if it is unknown. */
  form: text,
  suspectedSpam: z.boolean().catch(false),
});

/** What the statistics need of a mailed lead, and its time of arrival in Unix ms. It contains no personal data. */
export type SentMarker = z.infer<typeof markerSchema> & { at: number };

/** Parses the `sent/` marker of a lead, also of an older version. Undefined if it is invalid. */
export const parseSentMarker = (key: string, body: string): SentMarker | undefined => {
  const at = timePattern.exec(key)?.[1];
  const read = markerSchema.safeParse(parseJson(body));
  return at !== undefined && read.success ? { at: Number(at), ...read.data } : undefined;
};
