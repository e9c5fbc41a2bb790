import { stageHostNames, domainOf } from '../resource-names.ts';
import { normalizeHostName, planNameRecords, recordLine } from '../dns/plan.ts';
import { mailRecords } from '../mail/records.ts';
import { handbook } from '../terminal/handbook.ts';
import { bad, good, warn, type DoctorCheck } from './diagnosis.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Checks the hosted zone, and whether public DNS delegates to it. */
export const zone: DoctorCheck = async function* (stage, facts) {
  const { id, name } = stage.zone;
  if (id === undefined)
    return yield warn(
      `the DNS of ${name} is at another provider`,
      'A deployment prints the records that belong there, and its certificate waits for one of them.',
    );
  const found = await facts.zone();
  if (!found)
    return yield bad(
      `there is no hosted zone ${id}`,
      'Create it in Route 53 and write its id into the stage file.',
    );
  if (found.name !== name)
    return yield bad(
      `the hosted zone ${id} is ${found.name}, not ${name}`,
      'Write the right id or name into the stage file.',
    );
  const known = await facts.servers();
  if (known.some((server) => found.servers.includes(server)))
    return yield good(`the internet asks Route 53 about ${name}`);
  yield (stage.dns === false ? warn : bad)(
    `the internet does not ask Route 53 about ${name}`,
    `Set these name servers at the registrar: ${found.servers.join(', ')}. Until then the certificate waits and a deployment hangs.`,
  );
};

/** Checks existing records at the names: they may point to an older site or conflict with the stack. */
export const records: DoctorCheck = async function* (stage, facts) {
  if (stage.zone.id === undefined) return;
  const { host } = await facts.outputs();
  const names = stageHostNames(stage);
  const { elsewhere, ours } = planNameRecords(await facts.records(names), names, host ?? '');
  const next =
    stage.dns === false
      ? `They stay as they are: dns: false. ${handbook}, "Cutover", says how the new site takes their place.`
      : `They stay until ${commandLine(`cutover --stage ${stage.name}`)} replaces them; ${handbook}, "Cutover".`;
  for (const record of elsewhere) yield warn(`the name leads elsewhere: ${recordLine(record)}`, next);

  const own = mailRecords(domainOf(stage.mail.from), []);
  const there = host === undefined ? await facts.records([...new Set(own.map(({ name }) => name))]) : [];
  const taken = there.filter(
    ({ Name, Type }) =>
      Type === 'CNAME' || own.some(({ name, type }) => name === normalizeHostName(Name) && type === Type),
  );
  for (const record of taken)
    yield bad(
      `the stack needs this place in the zone: ${recordLine(record)}`,
      'Remove the record, or take another subdomain in mail.from; the creation would end there.',
    );
  if (elsewhere.length + taken.length === 0)
    yield good(
      ours.length > 0 ? `${names.join(', ')} lead to the site` : 'nothing stands where the names go',
    );
};

/**
 * Identifiers of Amazon in CAA records: AWS Certificate Manager User Guide, "(Optional) Configure a CAA record",
 * https://docs.aws.amazon.com/acm/latest/userguide/setup-caa.html.
 */
const amazon = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'];

/** Checks that Amazon may issue certificates for the names. */
export const issuers: DoctorCheck = async function* (stage, facts) {
  const names = [...(stage.dns === false ? [] : stageHostNames(stage)), stage.studio?.domain ?? []].flat();
  for (const name of names) {
    const allowed = await facts.issuers(name);
    if (allowed.length === 0 || allowed.some((issuer) => amazon.includes(issuer.split(';')[0]?.trim() ?? '')))
      continue;
    yield bad(
      `CAA records let only ${allowed.join(', ')} give certificates for ${name}`,
      'Add a CAA record beside them: 0 issue "amazon.com".',
    );
  }
};

/** Checks the host name of the Studio, where editors without a terminal sign in, and existing records at it. */
export const checkStudioDomain: DoctorCheck = async function* (stage, facts) {
  if (!stage.studio) return;
  const { domain } = stage.studio;
  const { studioHost } = await facts.outputs();
  if (studioHost !== undefined)
    return yield good(
      `editors sign in at https://${domain}${stage.zone.id === undefined ? `, once the record ${domain} CNAME ${studioHost} is set` : ''}`,
    );
  const { elsewhere } = planNameRecords(await facts.records([domain]), [domain], '');
  for (const record of elsewhere)
    yield bad(
      `the Studio needs this place in the zone: ${recordLine(record)}`,
      'Remove the record, or give the Studio another name; the deployment would end there.',
    );
  yield warn('the Studio is not deployed yet', commandLine(`deploy --stage ${stage.name}`));
};
