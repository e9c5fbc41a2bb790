import { stageHostNames } from '../resource-names.ts';
import { planNameRecords, recordLine } from '../dns/plan.ts';
import { handbook } from '../terminal/handbook.ts';
import { bad, good, warn, type DoctorCheck } from './diagnosis.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Checks the hosted zone, and whether public DNS delegates to it. */
export const checkHostedZone: DoctorCheck = async function* (stage, facts) {
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

/** Checks whether existing records at the names point to an older site. */
export const checkNameRecords: DoctorCheck = async function* (stage, facts) {
  if (stage.zone.id === undefined) return;
  const { host } = await facts.outputs();
  const names = stageHostNames(stage);
  const { elsewhere, ours, changes } = planNameRecords(await facts.records(names), names, host ?? '');
  for (const record of elsewhere)
    yield warn(
      `a DNS record points elsewhere: ${recordLine(record)}`,
      `It is not changed before the cutover: ${handbook}, "Cutover".`,
    );
  if (elsewhere.length > 0) return;
  if (host !== undefined && stage.dns !== false && changes.length > 0)
    return yield bad(
      `${changes.length} DNS records of the site are missing`,
      `${commandLine(`rebuild --stage ${stage.name}`)} sets them.`,
    );
  const known = ours.length > 0;
  yield good(
    known ? `${names.join(', ')} point to the site` : 'no DNS records exist at the names of the site',
  );
};
