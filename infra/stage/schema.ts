import * as z from 'zod';
import type { Stage } from './stage.ts';

/** Error messages for a field that is missing or has the wrong type. */
const wanted = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing; write ${what}` : `must be ${what}`,
});
const text = (what: string, pattern: RegExp) => z.string(wanted(what)).regex(pattern, wanted(what));
const flag = z.boolean(wanted('true or false'));
const count = (what: string, least: number) => z.int(wanted(what)).min(least, `must be ${least} or more`);

const domain = text(
  'a domain name in small letters',
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
);
const address = z.email(wanted('an e-mail address'));
const zoneId = text(
  'the id of a hosted zone in Route 53, such as Z0123456789ABCDEFGHIJ',
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
    wanted('{ maxAge } and perhaps includeSubDomains and preload'),
  )
  .refine(
    ({ maxAge, includeSubDomains, preload }) => !preload || (includeSubDomains === true && maxAge >= year),
    `asks for preload, which needs includeSubDomains: true and a maxAge of ${year} or more`,
  );

const previews = z.strictObject(
  {
    domain,
    // There are no previews if DNS is at another provider.
    zone: z.strictObject({ id: zoneId, name: domain }, wanted('{ id, name } of its hosted zone')),
    repository: text(
      'a repository at GitHub, such as owner@123/name@456',
      /^[A-Za-z0-9-]{1,39}(@\d+)?\/[A-Za-z0-9._-]{1,100}(@\d+)?$/,
    ),
  },
  wanted('{ domain, zone, repository }'),
);

const studio = z.strictObject(
  {
    domain,
    repository: text(
      'a repository at GitHub, such as owner/name',
      /^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/,
    ),
  },
  wanted('{ domain, repository }'),
);

/** Schema of a stage; `stage.ts` documents the fields. */
export const stageSchema = z.strictObject({
  site: text(
    'a name of 2 to 20 small letters, digits and hyphens, such as tidewater',
    /^[a-z][a-z0-9-]{1,19}$/,
  ),
  account: text('the twelve digits in quotes', /^\d{12}$/),
  domain,
  redirectFrom: z.array(domain, wanted('a list of domain names')).optional(),
  zone: z.strictObject({ id: zoneId.optional(), name: domain }, wanted('{ id, name } of the hosted zone')),
  dns: flag.optional(),
  hsts: hsts.optional(),
  mail: z.strictObject(
    {
      from: address,
      to: z
        .array(address, wanted('a list of two mailboxes'))
        .length(2, 'must name two mailboxes, at two providers'),
      events: address,
      sandbox: flag.optional(),
    },
    wanted('{ from, to, events }'),
  ),
  alarms: address,
  small: flag.optional(),
  budget: z.number(wanted('a number of US dollars a month')).min(1, 'must be 1 or more').optional(),
  live: flag,
  frontDoorKey: count('1, and one more for every change of the secret', 1),
  release: z.enum(['on-accept', 'by-person'], wanted("'on-accept' or 'by-person'")).optional(),
  releases: z
    .strictObject(
      { count: count('a number, such as 20', 3), days: count('a number of days, such as 90', 1) },
      wanted('{ count, days }'),
    )
    .optional(),
  previews: previews.optional(),
  studio: studio.optional(),
  pages: text('the name of a folder', /./).optional(),
  theme: text('the name of a brand file', /./).optional(),
}) satisfies z.ZodType<Stage>;
