import * as z from 'zod';

type Environment = Record<string, string | undefined>;

const split = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const text = z.string({ error: 'is missing' }).min(1, 'is empty');
const address = text.pipe(z.email('is no e-mail address'));
const origin = z.string().regex(/^https?:\/\/[^/\s]+$/, 'must be origins like https://www.example.com');

const ingest = z.object({
  QUEUE_URL: text.pipe(z.url('is no address')),
  FRONT_DOOR_SECRETS: z
    .string({ error: 'is missing (an empty value lets every request in)' })
    .transform(split)
    .pipe(
      z.array(z.string().min(16, 'needs at least 16 characters each')).max(3, 'takes three values at most'),
    ),
  ADDRESS_LIMIT: z.coerce
    .number({ error: 'must be a number of requests' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more'),
  ALLOWED_ORIGINS: text.transform(split).pipe(z.array(origin)),
});

const sender = z.object({
  ARCHIVE_BUCKET: text,
  MAIL_FROM: address,
  MAIL_TO: text
    .transform(split)
    .pipe(z.array(address).length(2, 'must name two recipients, at two providers, parted by a comma')),
  MAIL_CONFIGURATION_SET: text,
});

const weekly = sender.extend({
  DEAD_QUEUE_URL: text.pipe(z.url('is no address')),
  VISITS_LOG: text,
  WATCH_LOG: text,
  WATCH_REGION: text,
});

const watch = z.object({
  SITE_URL: text.pipe(origin),
  WATCHED: z.enum(['pages', 'forms'], { error: 'must be pages or forms' }),
});

const read = <T extends z.ZodType>(schema: T, environment: Environment): z.output<T> => {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new Error(`Configuration: ${[...new Set(faults)].join('; ')}`);
};

/**
 * The configuration of ingest.
 * @throws an error that names every variable at fault
 */
export const ingestConfig = (environment: Environment) => read(ingest, environment);

/**
 * The configuration of the sender.
 * @throws an error that names every variable at fault
 */
export const senderConfig = (environment: Environment) => read(sender, environment);

/**
 * The configuration of the weekly mail.
 * @throws an error that names every variable at fault
 */
export const weeklyConfig = (environment: Environment) => read(weekly, environment);

/**
 * The configuration of a watcher.
 * @throws an error that names every variable at fault
 */
export const watchConfig = (environment: Environment) => read(watch, environment);
export type SenderConfig = z.output<typeof sender>;
