import * as z from 'zod';
import type { Stage } from './stage.ts';

/** Error messages for a field that is missing or has the wrong type. */
const expectType = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing; write ${what}` : `must be ${what}`,
});
const text = (what: string, pattern: RegExp) => z.string(expectType(what)).regex(pattern, expectType(what));
const flag = z.boolean(expectType('true or false'));
const count = (what: string, min: number) => z.int(expectType(what)).min(min, `must be ${min} or more`);

const domain = text(
  'a domain name in lowercase letters',
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
);
const origin = text(
  'an origin, such as https://www.example.com, in lowercase letters and without a path',
  /^https:\/\/[a-z0-9.-]+(:(?!443$)\d{1,5})?$/,
);
const address = z.email(expectType('an e-mail address'));
const zoneId = text(
  'the ID of a hosted zone in Route 53, such as Z0123456789ABCDEFGHIJ',
  /^Z[A-Z0-9]{6,31}$/,
);

/** Seconds in a year, the minimum for browsers' HSTS preload lists (https://hstspreload.org). */
const year = 31_536_000;

const hsts = z
  .strictObject(
    {
      maxAge: count('a number of seconds, such as 63072000', 0),
      includeSubDomains: flag.optional(),
      preload: flag.optional(),
    },
    expectType('{ maxAge } and optionally includeSubDomains and preload'),
  )
  .refine(
    ({ maxAge, includeSubDomains, preload }) => !preload || (includeSubDomains === true && maxAge >= year),
    `requests preload, which requires includeSubDomains: true and a maxAge of ${year} or more`,
  );

const previews = z.strictObject(
  {
    domain,
    // There are no previews if DNS is at another provider.
    zone: z.strictObject({ id: zoneId, name: domain }, expectType('{ id, name } of its hosted zone')),
    repository: text(
      'a GitHub repository, such as owner@123/name@456',
      /^[A-Za-z0-9-]{1,39}(@\d+)?\/[A-Za-z0-9._-]{1,100}(@\d+)?$/,
    ),
  },
  expectType('{ domain, zone, repository }'),
);

const studio = z.strictObject(
  {
    domain,
    repository: text(
      'a GitHub repository, such as owner/name',
      /^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/,
    ),
  },
  expectType('{ domain, repository }'),
);

/** Schema of a stage; `stage.ts` documents the fields. */
export const stageSchema = z.strictObject({
  site: text(
    'a name of 2 to 20 lowercase letters, digits and hyphens, such as tidewater',
    /^[a-z][a-z0-9-]{1,19}$/,
  ),
  account: text('the twelve digits of the account ID in quotes', /^\d{12}$/),
  domain,
  redirectFrom: z.array(domain, expectType('a list of domain names')).optional(),
  formOrigins: z.array(origin, expectType('a list of origins')).optional(),
  zone: z.strictObject(
    { id: zoneId.optional(), name: domain },
    expectType('{ id, name } of the hosted zone'),
  ),
  dns: flag.optional(),
  hsts: hsts.optional(),
  mail: z.strictObject(
    {
      from: address,
      to: z
        .array(address, expectType('a list of two mailboxes'))
        .length(2, 'must name two mailboxes, at two providers'),
      events: address,
      sandbox: flag.optional(),
    },
    expectType('{ from, to, events }'),
  ),
  alarms: address,
  small: flag.optional(),
  budget: z.number(expectType('a number of US dollars a month')).min(1, 'must be 1 or more').optional(),
  live: flag,
  frontDoorKey: count('a whole number from 1 on; add one to rotate the secret', 1),
  release: z.enum(['on-accept', 'by-person'], expectType("'on-accept' or 'by-person'")).optional(),
  releases: z
    .strictObject(
      { count: count('a number, such as 20', 3), days: count('a number of days, such as 90', 1) },
      expectType('{ count, days }'),
    )
    .optional(),
  previews: previews.optional(),
  studio: studio.optional(),
  pages: text('the name of a folder', /./).optional(),
  theme: text('the name of a brand file', /./).optional(),
}) satisfies z.ZodType<Stage>;
