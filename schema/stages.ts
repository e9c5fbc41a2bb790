import * as z from 'zod';
import { flag, integer, list, pattern } from './fields.ts';
import { mailboxPattern } from './link-target.ts';

const domainPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const domain = (description: string, example: string) => pattern(domainPattern, description, example);
const address = (description: string, example: string) =>
  pattern(new RegExp(mailboxPattern), description, example);

const accountId = (description: string) => pattern(/^\d{12}$/, description, '123456789012');

const zoneId = pattern(
  /^Z[A-Z0-9]{6,31}$/,
  'Its ID in Route 53. Omit it if DNS is at another provider; deploy then prints the records to set there.',
  'Z0123456789ABCDEFGHIJ',
);
const zoneName = domain('Its name; all host names are in it.', 'example.com');

const mail = z
  .strictObject({
    from: address('The sender, in a subdomain that sends no other mail.', 'website@leads.example.com'),
    to: list(
      address('A mailbox.', 'office@example.com'),
      'The two mailboxes of leads, at two providers.',
      2,
    ).max(2),
    events: address('A third address, which is notified of undelivered mail.', 'postmaster@example.com'),
    sandbox: flag(
      'Whether the account is in the sandbox of SES, where recipients must be verified.',
    ).optional(),
  })
  .meta({ description: 'Sender and recipients of leads.' });

const hsts = z
  .strictObject({
    maxAge: integer('The seconds, such as 63072000 for two years.', 0, 1_000_000_000, 63_072_000),
    includeSubDomains: flag('Whether it applies to all subdomains, also those of other sites.').optional(),
    preload: flag('Whether browsers may list the domain, which takes months to revert.').optional(),
  })
  .meta({
    description: 'How long browsers must use HTTPS; five minutes by default, until you will not go back.',
  });

const previews = z
  .strictObject({
    domain: domain('The domain of the previews, best one that the site does not use.', 'preview.example.com'),
    zone: z.strictObject({ id: zoneId, name: zoneName }).meta({ description: 'Its zone, in this account.' }),
    repository: pattern(
      /^[A-Za-z0-9-]{1,39}(@\d+)?\/[A-Za-z0-9._-]{1,100}(@\d+)?$/,
      'The GitHub repository as its OIDC tokens name it: owner@ID/name@ID, or owner/name until July 2026.',
      'owner@123/name@456',
    ),
  })
  .meta({ description: 'Previews of pull requests; none by default.' });

const studio = z
  .strictObject({
    domain: domain('The host name of the Studio, which nothing else may use.', 'studio.example.com'),
    repository: pattern(
      /^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/,
      'The GitHub repository that the sign-in page suggests.',
      'owner/name',
    ),
  })
  .meta({ description: 'Hosting of the Studio, for editors without a terminal; none by default.' });

const releases = z
  .strictObject({
    count: integer('The minimum number.', 3, 10_000, 20),
    days: integer('The days after a release was last active: open pages work that long.', 1, 10_000, 90),
  })
  .meta({ description: 'Stored releases; 20 of them and 90 days by default.' });

const thresholds = z
  .strictObject({
    silenceHours: integer('Hours without a lead until an alarm; 72 by default.', 24, 168, 72),
    leadsPerHour: integer('Leads of an hour that cause an alarm; 60 by default.', 1, 100_000, 60),
    formsPerAddress: integer('Form requests per address in five minutes; 20 by default.', 10, 100_000, 20),
    pagesPerAddress: integer('Other requests in that time; 10000 by default.', 1_000, 1_000_000, 10_000),
    requestsPerMinute: integer('Requests that cause an alarm; 30000 by default.', 100, 10_000_000, 30_000),
  })
  .partial()
  .meta({ description: 'When alarms fire and requests are rejected.' });

const leadCopy = z
  .strictObject({
    bucket: pattern(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'A bucket with versions.', 'example-leads'),
    account: accountId('Its account, if it is another one, in quotes.').optional(),
  })
  .meta({ description: 'A bucket elsewhere that receives a copy of each lead; none by default.' });

const releaseMode = z.enum(['on-accept', 'by-person']).meta({
  description: 'Whether each accepted commit is released to prod, or a person tags it (the default).',
  examples: ['on-accept'],
});

const siteName = pattern(
  /^[a-z][a-z0-9-]{1,19}$/,
  'The short name of the site; never change it.',
  'tidewater',
);
const origin = pattern(
  /^https:\/\/[a-z0-9.-]+(:(?!443$)\d{1,5})?$/,
  'An origin in lowercase letters and without a path.',
  'https://www.example.com',
);
const budget = z
  .number()
  .min(1)
  .meta({
    description: 'The planned cost in US dollars a month; 25 by default. AWS warns at 80 % of it.',
    examples: [25],
  });

const stage = z
  .strictObject({
    site: siteName,
    account: accountId('The twelve digits of the AWS account ID, in quotes.'),
    domain: domain('The host name of the site.', 'www.example.com'),
    redirectFrom: list(
      domain('A host name.', 'example.com'),
      'Host names that redirect to it.',
      0,
    ).optional(),
    formOrigins: list(origin, 'Sites hosted elsewhere whose forms it accepts.', 0).optional(),
    zone: z
      .strictObject({ id: zoneId.optional(), name: zoneName })
      .meta({ description: 'The hosted zone of its names.' }),
    dns: flag('With false it has no names yet, because they still point to an older site.').optional(),
    hsts: hsts.optional(),
    mail,
    alarms: address('The mailbox that receives alarms.', 'ops@example.com'),
    alarmsCopy: address('A second one, at another provider.', 'owner@example.net').optional(),
    thresholds: thresholds.optional(),
    leadCopy: leadCopy.optional(),
    small: flag('Costs under five dollars a month: no firewall, and no yearly key rotation.').optional(),
    budget: budget.optional(),
    live: flag('Whether customers use it: search engines index it, and it cannot be deleted.'),
    frontDoorKey: integer('Add one to rotate the secret between CloudFront and the API.', 1, 1_000_000, 1),
    release: releaseMode.optional(),
    releases: releases.optional(),
    previews: previews.optional(),
    studio: studio.optional(),
    pages: pattern(/\S/, 'The folder of its documents; pages by default.', 'pages').optional(),
  })
  .meta({ id: 'stage', description: 'One deployment of one site.' });

/**
 * The schema of `stages.yaml`, which is beside the folder of the pages: stages by name. `infra/handbook` explains the
 * fields.
 */
export const stages = z
  .record(z.string(), stage)
  .meta({ id: 'stages', title: 'Stages', description: 'Where the site is deployed: its stages by name.' });

/** The configuration of one stage. */
export type Stage = z.infer<typeof stage>;
