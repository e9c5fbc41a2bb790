import * as z from 'zod';

const splitAtCommas = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const text = z.string({ error: 'is missing' }).min(1, 'is empty');
const emailAddress = text.pipe(z.email('is not an e-mail address'));
const origin = z.string().regex(/^https?:\/\/[^/\s]+$/, 'must be origins like https://www.example.com');

/**
 * Creates the parser of a configuration.
 * @returns a function of the environment; it throws an `Error` that names every invalid variable
 */
const createParser =
  <T extends z.ZodType>(schema: T) =>
  (environment: Record<string, string | undefined>): z.output<T> => {
    const result = schema.safeParse(environment);
    if (result.success) return result.data;
    const problems = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new Error(`Configuration: ${[...new Set(problems)].join('; ')}`);
  };

/** Parses the configuration of ingest. */
export const ingestConfig = createParser(
  z.object({
    QUEUE_URL: text.pipe(z.url('is not a URL')),
    FRONT_DOOR_SECRETS: z
      .string({ error: 'is missing (an empty value lets every request in)' })
      .transform(splitAtCommas)
      .pipe(
        z
          .array(z.string().min(16, 'needs at least 16 characters each'))
          .max(3, 'accepts at most three values'),
      ),
    ADDRESS_LIMIT: z.coerce
      .number({ error: 'must be a number of requests' })
      .int('must be a whole number')
      .min(1, 'must be 1 or more'),
    ALLOWED_ORIGINS: text.transform(splitAtCommas).pipe(z.array(origin)),
  }),
);

const sender = z.object({
  ARCHIVE_BUCKET: text,
  MAIL_FROM: emailAddress,
  MAIL_TO: text
    .transform(splitAtCommas)
    .pipe(
      z.array(emailAddress).length(2, 'must name two recipients, at two providers, separated by a comma'),
    ),
  MAIL_CONFIGURATION_SET: text,
});

/** Parses the configuration of the sender. */
export const senderConfig = createParser(sender);
export type SenderConfig = z.output<typeof sender>;

/** Parses the configuration of the weekly mail. */
export const weeklyConfig = createParser(
  sender.extend({
    DEAD_QUEUE_URL: text.pipe(z.url('is not a URL')),
    VISITS_LOG: text,
    WATCH_LOG: text,
    WATCH_REGION: text,
  }),
);

/** Parses the configuration of a monitoring function. */
export const watchConfig = createParser(
  z.object({
    SITE_URL: text.pipe(origin),
    WATCHED: z.enum(['pages', 'forms'], { error: 'must be pages or forms' }),
  }),
);
