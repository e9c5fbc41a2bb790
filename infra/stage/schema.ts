import * as z from 'zod';

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
    /**
     * Id of the public hosted zone in Route 53, in the same account. Without it the DNS is at another provider, and
     * `npm run deploy` prints the records that belong there.
     */
    id: zoneId('the id that Route 53 shows with the hosted zone').optional(),
    /** Its name; every name below has to be in it. */
    name: domain,
  },
  wanted('{ id, name } of the hosted zone'),
);

const mail = z.strictObject(
  {
    /** Sender of every mail, in a subdomain that nothing else sends mail from. */
    from: address,
    /** The two mailboxes that get every lead, at two providers. */
    to: z
      .array(address, wanted('a list of two mailboxes at two providers'))
      .length(2, 'must name two mailboxes, at two providers'),
    /** Told about bounces, complaints and refusals; a third address, because one of the two may be what bounces. */
    events: address,
    /**
     * Whether SES still keeps this account in its sandbox; `npm run doctor` says. There SES asks for rights on the
     * recipients too, and each has to be verified.
     */
    sandbox: z.boolean(wanted('true or false')).optional(),
  },
  wanted('{ from, to, events }'),
);

/** Seconds in a year; browsers' lists of HTTPS sites take no shorter time (https://hstspreload.org). */
const year = 31_536_000;

const hsts = z
  .strictObject(
    {
      /** Seconds for which browsers ask for HTTPS alone, such as 63072000 for two years. */
      maxAge: z.int(wanted('a number of seconds, such as 63072000')).min(0, 'must be 0 or more'),
      /** Whether every name below the domain is meant as well, also those that are not of this site. */
      includeSubDomains: z.boolean(wanted('true or false')).optional(),
      /** Whether browsers may carry the name in their own list. It takes months to get off that list. */
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
      /** How many releases are kept at least. */
      count: z.int(wanted('a number, such as 20')).min(3, 'must be 3 or more'),
      /** For how many days a release is kept after it was last shown: that old may a page be that is still open. */
      days: z.int(wanted('a number of days, such as 90')).min(1, 'must be 1 or more'),
    },
    wanted('{ count, days }'),
  )
  .optional();

const previews = z
  .strictObject(
    {
      /**
       * The name below which each pull request gets its own, such as `preview.example.com` for
       * `pr-12.preview.example.com`; best of a domain that the site has no name in (handbook/previews.md).
       */
      domain,
      /** The hosted zone of that name, in this account: only there can the stack set a name for all requests. */
      zone: z.strictObject(
        {
          id: zoneId(
            'the id of its hosted zone in Route 53 in this account; where the DNS is not ours there are no previews, and the field previews is left out',
          ),
          name: domain,
        },
        wanted('{ id, name } of its hosted zone'),
      ),
      /**
       * The repository at GitHub whose requests are shown, as GitHub calls it where it proves who runs a workflow:
       * `owner@ID/name@ID`; `owner/name` for one that is older than July 2026 (handbook/github.md).
       */
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
      /** The name of the Studio, which nothing else may have: whatever else has it could read an editor's token. */
      domain,
      /** The repository at GitHub that it offers to whoever signs in: `owner/name`. */
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

/** One deployment of one site. */
export const stageSchema = z.strictObject({
  /** Name of the site, which its stages share; the stack and all that it names begin with it. It never changes. */
  site: z
    .string(wanted('a short name of the site, such as tidewater'))
    .regex(/^[a-z][a-z0-9-]{1,19}$/, 'is no name for a site; use 2 to 20 small letters, digits and hyphens'),
  /** The AWS account, twelve digits. */
  account: z
    .string(wanted('the twelve digits in quotes'))
    .regex(/^\d{12}$/, 'is no account number; write the twelve digits in quotes'),
  /** Host name of the site. */
  domain,
  /** Host names that lead to it, such as the name without www. */
  redirectFrom: z.array(domain, wanted('a list of domain names')).optional(),
  zone,
  /**
   * `false` makes the stage without its names: no certificate, and no record leads to it. It is looked at under the name
   * that CloudFront gives it, while the names still lead to an older site.
   */
  dns: z.boolean(wanted('true or false')).optional(),
  /** How long browsers ask for HTTPS alone; five minutes without it. Raise it when nothing leads back any more. */
  hsts: hsts.optional(),
  mail,
  /** Mailbox that gets the alarms. */
  alarms: address,
  /**
   * A stage for a small business, under five dollars a month: without the firewall, and with a key that is not changed
   * every year. What that risks stands in `handbook/costs.md`.
   */
  small: z.boolean(wanted('true or false')).optional(),
  /**
   * US dollars a month that the account is planned to cost; 25 without it. AWS writes to `alarms` at four fifths of it.
   */
  budget: z.number(wanted('a number of US dollars a month')).min(1, 'must be 1 or more').optional(),
  /**
   * Whether customers use it. A live stage is found by search engines, is protected from deletion and raises an
   * alarm when leads stop; one that is not live asks search engines to stay away.
   */
  live: z.boolean(wanted('true or false')),
  /** Number of the secret between CloudFront and the API; raise it by one to change the secret without a lost lead. */
  frontDoorKey: z.int(wanted('1, and one more for every change of the secret')).min(1, 'must be 1 or more'),
  /**
   * How what `main` has accepted becomes a release of `prod`: `on-accept` has the workflow make the tag once staging shows
   * it; `by-person`, as without the field, waits for somebody to make one. The Studio tells editors which it is.
   */
  release: z.enum(['on-accept', 'by-person'], wanted("'on-accept' or 'by-person'")).optional(),
  /** How many releases are kept, and for how long; 20, and 90 days, without it. */
  releases,
  /** Where pull requests are shown; without it they are not. */
  previews,
  /** Where editors without a terminal work; without it they do not. It tells them what `release` here says. */
  studio,
  /** Folder of its documents; `pages` without it. */
  pages: z.string(wanted('the name of a folder')).min(1, 'is empty').optional(),
  /** File of its brand; `renderer/theme/brand.ts` without it. */
  theme: z.string(wanted('the name of a brand file')).min(1, 'is empty').optional(),
});

/** One stage as it is written in the stage file. */
export type Stage = z.infer<typeof stageSchema>;

/** The stage file: stages by name. */
export type StageTable = Record<string, Stage>;
