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
      'A deployment prints the records to set there, and waits until the validation record of the certificate is set.',
    );
  const found = await facts.zone();
  if (!found)
    return yield bad(
      `there is no hosted zone ${id}`,
      'Create it in Route 53 and write its ID into the stage file.',
    );
  if (found.name !== name)
    return yield bad(
      `the hosted zone ${id} is ${found.name}, not ${name}`,
      'Correct the ID or the name in the stage file.',
    );
  const known = await facts.servers();
  if (known.some((server) => found.servers.includes(server)))
    return yield good(`public DNS delegates ${name} to Route 53`);
  yield (stage.dns === false ? warn : bad)(
    `public DNS does not delegate ${name} to Route 53`,
    `Set these name servers at the registrar: ${found.servers.join(', ')}. Until then the certificate cannot be issued and a deployment does not finish.`,
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
      ? `They are not changed because of dns: false. ${handbook}, "Cutover", explains how to point them at the new site.`
      : `They are not changed until ${commandLine(`cutover --stage ${stage.name}`)} replaces them; ${handbook}, "Cutover".`;
  for (const record of elsewhere) yield warn(`a DNS record points elsewhere: ${recordLine(record)}`, next);

  const own = mailRecords(domainOf(stage.mail.from), []);
  const existing = host === undefined ? await facts.records([...new Set(own.map(({ name }) => name))]) : [];
  const conflicting = existing.filter(
    ({ Name, Type }) =>
      Type === 'CNAME' || own.some(({ name, type }) => name === normalizeHostName(Name) && type === Type),
  );
  for (const record of conflicting)
    yield bad(
      `a DNS record conflicts with one that the stack creates: ${recordLine(record)}`,
      'Remove the record, or use another subdomain in mail.from; otherwise the stack creation fails.',
    );
  if (elsewhere.length + conflicting.length === 0)
    yield good(
      ours.length > 0
        ? `${names.join(', ')} point to the site`
        : 'no DNS records conflict with the names of the site',
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
      `CAA records let only ${allowed.join(', ')} issue certificates for ${name}`,
      'Also add the CAA record 0 issue "amazon.com".',
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
      `a DNS record conflicts with the one of the Studio: ${recordLine(record)}`,
      'Remove the record, or use another domain for the Studio; otherwise the deployment fails.',
    );
  yield warn('the Studio is not deployed yet', commandLine(`deploy --stage ${stage.name}`));
};
