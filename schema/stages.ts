import * as z from 'zod';
import { flag, integer, list, pattern } from './fields.ts';
import { mailboxPattern } from './link-target.ts';

const domainPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const domain = (description: string, example: string) => pattern(domainPattern, description, example);
const address = (description: string, example: string) =>
  pattern(new RegExp(mailboxPattern), description, example);

const zoneId = pattern(
  /^Z[A-Z0-9]{6,31}$/,
  'Its ID in Route 53. Omit it if DNS is at another provider; deploy then prints the records to set there.',
  'Z0123456789ABCDEFGHIJ',
);
const zoneName = domain('Its name; every host name of the stage must be in it.', 'example.com');

const mail = z
  .strictObject({
    from: address(
      'The sender of all mail, in a subdomain that sends no other mail.',
      'website@leads.example.com',
    ),
    to: list(
      address('A mailbox.', 'office@example.com'),
      'The two mailboxes that receive every lead, at two providers.',
      2,
    ).max(2),
    events: address(
      'The address that is notified of mail that could not be delivered; a third one, because one of the two mailboxes may be what fails.',
      'postmaster@example.com',
    ),
    sandbox: flag(
      'Whether the account is still in the sandbox of SES (doctor says so), where each recipient must be verified.',
    ).optional(),
  })
  .meta({ description: 'Sender and recipients of leads.' });

const hsts = z
  .strictObject({
    maxAge: integer('The seconds, such as 63072000 for two years.', 0, 1_000_000_000, 63_072_000),
    includeSubDomains: flag(
      'Whether it applies to all subdomains, including those that do not belong to this site.',
    ).optional(),
    preload: flag(
      'Whether browsers may add the domain to their preload list. Removal from that list takes months.',
    ).optional(),
  })
  .meta({
    description:
      'How long browsers must use HTTPS only; five minutes by default. Raise it once you will not go back to plain HTTP.',
  });

const previews = z
  .strictObject({
    domain: domain(
      'The parent domain of the previews, such as preview.example.com for pr-12.preview.example.com; preferably of a domain that the site does not use.',
      'preview.example.com',
    ),
    zone: z
      .strictObject({ id: zoneId, name: zoneName })
      .meta({ description: 'The hosted zone of that domain, which must be in this account.' }),
    repository: pattern(
      /^[A-Za-z0-9-]{1,39}(@\d+)?\/[A-Za-z0-9._-]{1,100}(@\d+)?$/,
      'The GitHub repository as it appears in its OIDC tokens: owner@ID/name@ID, or owner/name for repositories created before July 2026.',
      'owner@123/name@456',
    ),
  })
  .meta({ description: 'Previews of pull requests; none by default.' });

const studio = z
  .strictObject({
    domain: domain(
      'The host name of the Studio. Nothing else may use it, because anything on that origin could read an editor’s token.',
      'studio.example.com',
    ),
    repository: pattern(
      /^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/,
      'The GitHub repository that the sign-in page suggests.',
      'owner/name',
    ),
  })
  .meta({ description: 'Hosting of the Studio, for editors without a terminal; none by default.' });

const stage = z
  .strictObject({
    site: pattern(
      /^[a-z][a-z0-9-]{1,19}$/,
      'The name of the site, shared by its stages; the names of the stack and its resources begin with it. It must never change.',
      'tidewater',
    ),
    account: pattern(/^\d{12}$/, 'The twelve digits of the AWS account ID, in quotes.', '123456789012'),
    domain: domain('The host name of the site.', 'www.example.com'),
    redirectFrom: list(
      domain('A host name.', 'example.com'),
      'Host names that redirect to it, such as the name without www.',
      0,
    ).optional(),
    formOrigins: list(
      pattern(
        /^https:\/\/[a-z0-9.-]+(:(?!443$)\d{1,5})?$/,
        'An origin in lowercase letters and without a path.',
        'https://www.example.com',
      ),
      'Further origins from which it accepts forms: those of sites that are hosted elsewhere and name this stage in forms.endpoint.',
      0,
    ).optional(),
    zone: z
      .strictObject({ id: zoneId.optional(), name: zoneName })
      .meta({ description: 'The hosted zone of its names.' }),
    dns: flag(
      'With false the stage is deployed without its names: no certificate, and no DNS record. It has the host name of CloudFront while the names still point to an older site.',
    ).optional(),
    hsts: hsts.optional(),
    mail,
    alarms: address('The mailbox that receives alarms.', 'ops@example.com'),
    small: flag(
      'Saves costs for a small business, under five dollars a month: no firewall, and no yearly key rotation.',
    ).optional(),
    budget: z
      .number()
      .min(1)
      .meta({
        description:
          'The planned cost of the account in US dollars a month; 25 by default. AWS notifies alarms at 80 % of it.',
        examples: [25],
      })
      .optional(),
    live: flag(
      'Whether customers use it. A live stage is indexed by search engines, protected from deletion, and raises an alarm if leads stop; other stages ask search engines not to index them.',
    ),
    frontDoorKey: integer(
      'The number of the secret between CloudFront and the API; add one to rotate the secret without losing leads.',
      1,
      1_000_000,
      1,
    ),
    release: z
      .enum(['on-accept', 'by-person'])
      .meta({
        description:
          'How accepted commits are released to prod: on-accept tags the commit once staging serves it; by-person, the default, waits for a manual tag. The Studio shows which.',
        examples: ['on-accept'],
      })
      .optional(),
    releases: z
      .strictObject({
        count: integer('The minimum number.', 3, 10_000, 20),
        days: integer(
          'The days for which a release is retained after it was last active: pages that are still open work that long.',
          1,
          10_000,
          90,
        ),
      })
      .meta({ description: 'Retention of releases; 20 releases and 90 days by default.' })
      .optional(),
    previews: previews.optional(),
    studio: studio.optional(),
    pages: pattern(/\S/, 'The folder of its documents; pages by default.', 'pages').optional(),
  })
  .meta({ id: 'stage', description: 'One deployment of one site.' });

/** The document `stages.yaml` beside the folder of the pages: stages by name. */
export const stages = z
  .record(z.string(), stage)
  .meta({ id: 'stages', title: 'Stages', description: 'Where the site is deployed: its stages by name.' });

/** The configuration of one stage. */
export type Stage = z.infer<typeof stage>;
