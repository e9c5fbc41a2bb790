import * as z from 'zod';
import type { Stage } from './stage.ts';

/** What to say about a field that is not there, or is something else. */
const wanted = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing; write ${what}` : `must be ${what}`,
});

const domain = z
  .string(wanted('a domain name'))
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'is no domain name in small letters',
  );
const address = z.string(wanted('an e-mail address')).pipe(z.email('is no e-mail address'));

const zoneId = (what: string) =>
  z
    .string(wanted(what))
    .regex(/^Z[A-Z0-9]{6,31}$/, 'is no id of a hosted zone; it looks like Z0123456789ABCDEFGHIJ');

const zone = z.strictObject(
  {
    id: zoneId('the id that Route 53 shows with the hosted zone').optional(),
    name: domain,
  },
  wanted('{ id, name } of the hosted zone'),
);

const mail = z.strictObject(
  {
    from: address,
    to: z
      .array(address, wanted('a list of two mailboxes at two providers'))
      .length(2, 'must name two mailboxes, at two providers'),
    events: address,
    sandbox: z.boolean(wanted('true or false')).optional(),
  },
  wanted('{ from, to, events }'),
);

/** Seconds in a year; browsers' lists of HTTPS sites take no shorter time (https://hstspreload.org). */
const year = 31_536_000;

const hsts = z
  .strictObject(
    {
      maxAge: z.int(wanted('a number of seconds, such as 63072000')).min(0, 'must be 0 or more'),
      includeSubDomains: z.boolean(wanted('true or false')).optional(),
      preload: z.boolean(wanted('true or false')).optional(),
    },
    wanted('{ maxAge } and perhaps includeSubDomains and preload'),
  )
  .refine(
    ({ maxAge, includeSubDomains, preload }) => !preload || (includeSubDomains === true && maxAge >= year),
    `asks for preload, which needs includeSubDomains: true and a maxAge of ${year} or more`,
  );

const releases = z
  .strictObject(
    {
      count: z.int(wanted('a number, such as 20')).min(3, 'must be 3 or more'),
      days: z.int(wanted('a number of days, such as 90')).min(1, 'must be 1 or more'),
    },
    wanted('{ count, days }'),
  )
  .optional();

const previews = z
  .strictObject(
    {
      domain,
      zone: z.strictObject(
        {
          id: zoneId(
            'the id of its hosted zone in Route 53 in this account; where the DNS is not ours there are no previews, and the field previews is left out',
          ),
          name: domain,
        },
        wanted('{ id, name } of its hosted zone'),
      ),
      repository: z
        .string(wanted('the repository at GitHub, such as owner@123/name@456'))
        .regex(
          /^[A-Za-z0-9-]{1,39}(@\d+)?\/[A-Za-z0-9._-]{1,100}(@\d+)?$/,
          'is no repository at GitHub, such as owner@123/name@456',
        ),
    },
    wanted('{ domain, zone, repository }'),
  )
  .optional();

const studio = z
  .strictObject(
    {
      domain,
      repository: z
        .string(wanted('the repository at GitHub, such as owner/name'))
        .regex(
          /^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/,
          'is no repository at GitHub, such as owner/name',
        ),
    },
    wanted('{ domain, repository }'),
  )
  .optional();

/** What a stage must be; what its fields mean stands with their types. */
export const stageSchema = z.strictObject({
  site: z
    .string(wanted('a short name of the site, such as tidewater'))
    .regex(/^[a-z][a-z0-9-]{1,19}$/, 'is no name for a site; use 2 to 20 small letters, digits and hyphens'),
  account: z
    .string(wanted('the twelve digits in quotes'))
    .regex(/^\d{12}$/, 'is no account number; write the twelve digits in quotes'),
  domain,
  redirectFrom: z.array(domain, wanted('a list of domain names')).optional(),
  zone,
  dns: z.boolean(wanted('true or false')).optional(),
  hsts: hsts.optional(),
  mail,
  alarms: address,
  small: z.boolean(wanted('true or false')).optional(),
  budget: z.number(wanted('a number of US dollars a month')).min(1, 'must be 1 or more').optional(),
  live: z.boolean(wanted('true or false')),
  frontDoorKey: z.int(wanted('1, and one more for every change of the secret')).min(1, 'must be 1 or more'),
  release: z.enum(['on-accept', 'by-person'], wanted("'on-accept' or 'by-person'")).optional(),
  releases,
  previews,
  studio,
  pages: z.string(wanted('the name of a folder')).min(1, 'is empty').optional(),
  theme: z.string(wanted('the name of a brand file')).min(1, 'is empty').optional(),
}) satisfies z.ZodType<Stage>;
