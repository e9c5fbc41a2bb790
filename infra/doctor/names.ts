import { hostNames, domainOf } from '../names.ts';
import { plain, planNames, recordLine } from '../dns/plan.ts';
import { mailRecords } from '../mail/records.ts';
import type { Check } from './checks.ts';
import { bad, good, warn } from './finding.ts';
import { handbook } from '../terminal/handbook.ts';

/** The hosted zone, and whether the internet asks it. */
export const zone: Check = async (stage, facts) => {
  if (stage.zone.id === undefined)
    return [
      warn(
        `the DNS of ${stage.zone.name} is at another provider`,
        'A deployment prints the records that belong there, and its certificate waits for one of them.',
      ),
    ];
  const found = await facts.zone();
  if (!found)
    return [
      bad(
        `there is no hosted zone ${stage.zone.id}`,
        'Create it in Route 53 and write its id into the stage file.',
      ),
    ];
  if (found.name !== stage.zone.name)
    return [
      bad(
        `the hosted zone ${stage.zone.id} is ${found.name}, not ${stage.zone.name}`,
        'Write the right id or name into the stage file.',
      ),
    ];
  const known = await facts.servers();
  const agrees = known.some((server) => found.servers.includes(server));
  return agrees
    ? [good(`the internet asks Route 53 about ${found.name}`)]
    : [
        (stage.dns === false ? warn : bad)(
          `the internet does not ask Route 53 about ${found.name}`,
          `Set these name servers at the registrar: ${found.servers.join(', ')}. Until then the certificate waits and a deployment hangs.`,
        ),
      ];
};

/** What is at the names already: it leads to an older site, or stands where the stack wants to put its own. */
export const records: Check = async (stage, facts) => {
  if (stage.zone.id === undefined) return [];
  const { host } = await facts.outputs();
  const names = hostNames(stage);
  const { elsewhere, ours } = planNames(await facts.records(names), names, host ?? '');
  const domain = domainOf(stage.mail.from);
  const ownMail = mailRecords(domain, []).map(({ name, type }) => `${name} ${type}`);
  const mail =
    host === undefined
      ? await facts.records([...new Set(ownMail.map((name) => name.split(' ')[0] ?? ''))])
      : [];
  const taken = mail.filter(
    ({ Name, Type }) => Type === 'CNAME' || ownMail.includes(`${plain(Name)} ${Type}`),
  );
  const next =
    stage.dns === false
      ? `They stay as they are: dns: false. ${handbook}, "Cutover", says how the new site takes their place.`
      : `They stay until npm run cutover -- --stage ${stage.name} replaces them; ${handbook}, "Cutover".`;
  return [
    ...elsewhere.map((record) => warn(`the name leads elsewhere: ${recordLine(record)}`, next)),
    ...taken.map((record) =>
      bad(
        `the stack needs this place in the zone: ${recordLine(record)}`,
        'Remove the record, or take another subdomain in mail.from; the creation would end there.',
      ),
    ),
    ...(elsewhere.length + taken.length > 0
      ? []
      : [
          good(
            ours.length > 0 ? `${names.join(', ')} lead to the site` : 'nothing stands where the names go',
          ),
        ]),
  ];
};

/** Names by which CAA records mean Amazon: AWS Certificate Manager User Guide, "(Optional) Configure a CAA record", https://docs.aws.amazon.com/acm/latest/userguide/setup-caa.html. */
const amazon = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'];

/** Whether Amazon may give certificates for the names. */
export const issuers: Check = async (stage, facts) => {
  const names = [...(stage.dns === false ? [] : hostNames(stage)), stage.studio?.domain ?? []].flat();
  const found = await Promise.all(names.map(async (name) => ({ name, allowed: await facts.issuers(name) })));
  return found
    .filter(
      ({ allowed }) =>
        allowed.length > 0 && !allowed.some((issuer) => amazon.includes(issuer.split(';')[0]?.trim() ?? '')),
    )
    .map(({ name, allowed }) =>
      bad(
        `CAA records let only ${allowed.join(', ')} give certificates for ${name}`,
        'Add a CAA record beside them: 0 issue "amazon.com".',
      ),
    );
};
