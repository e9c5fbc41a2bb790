import { readFile, writeFile } from 'node:fs/promises';
import type { Change, ResourceRecordSet } from '@aws-sdk/client-route-53';
import { planRestore, planNameRecords, recordLine, type NamesPlan } from '../dns/plan.ts';
import { changeRecords, recordsAt } from '../dns/name-records.ts';
import { stageHostNames, stackName } from '../resource-names.ts';
import type { Outputs } from '../outputs.ts';
import { CommandError, throwIfAny } from '../terminal/command-error.ts';
import { verifyNames } from '../smoke/verify-pages.ts';
import type { NamedStage } from '../stage/stage.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { requireOutputs } from '../stack/stack.ts';
import { runStep } from '../terminal/step.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Content of the file that a cutover writes: the previous records, to restore them. */
type PreviousRecords = { stack: string; zone: string; records: ResourceRecordSet[] };

const readPreviousRecords = async (file: string, stage: NamedStage): Promise<ResourceRecordSet[]> => {
  const before = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Partial<PreviousRecords> | null)
    .catch(() => undefined);
  if (!Array.isArray(before?.records))
    throw new CommandError(
      `${file} was not written by ${commandLine('cutover')}. Give the file that it wrote with --back.`,
    );
  if (before.stack !== stackName(stage) || before.zone !== stage.zone.id)
    throw new CommandError(
      `${file} belongs to ${before.stack} in the zone ${before.zone}, not of ${stackName(stage)} in ${stage.zone.id}.`,
    );
  return before.records;
};

/** Returns the longest TTL of the records in minutes. */
const maxTtlMinutes = (records: ResourceRecordSet[]): number =>
  Math.ceil(Math.max(60, ...records.map(({ TTL }) => TTL ?? 60)) / 60);

const requireZone = (stage: NamedStage, outputs: Outputs): string => {
  if (stage.dns === false || outputs.certificate === undefined)
    throw new CommandError(
      `The stage "${stage.name}" has no DNS names yet. Remove dns: false from the stage file and deploy first: ${commandLine(`deploy --stage ${stage.name}`)}`,
    );
  if (stage.zone.id === undefined)
    throw new CommandError(
      `The DNS of ${stage.zone.name} is at another provider: change the records there. ${commandLine(`deploy --stage ${stage.name}`)} prints them.`,
    );
  return stage.zone.id;
};

const changeInOneBatch = (zone: string, changes: Change[]): Promise<void> =>
  runStep('Changing the records in one batch (about a minute)', () => changeRecords(zone, changes));

type Options = { stage: NamedStage; yes: boolean; back: string };

const pointToStage = async ({ stage, yes }: Options, zone: string, host: string, plan: NamesPlan) => {
  if (plan.changes.length === 0)
    return console.log(`\nThe DNS records of "${stage.name}" already point to it.`);
  const names = stageHostNames(stage);
  const findings = await runStep('Verifying the new site through its CloudFront host name', () =>
    verifyNames(names, host),
  );
  throwIfAny('The new site has problems; the DNS records were not changed:', findings);
  console.log('\nThese records are removed:');
  for (const record of plan.elsewhere) console.log(`  ${recordLine(record)}`);
  console.log(`Instead, ${names.join(', ')} will point to the new site.`);
  if (!yes) await confirmOrThrow(`Point the DNS records to "${stage.name}"?`);
  const stack = stackName(stage);
  const file = `cutover-${stack}-${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  const previous: PreviousRecords = { stack, zone, records: plan.elsewhere };
  await writeFile(file, `${JSON.stringify(previous, null, 2)}\n`);
  console.log(
    `\nThe previous records are stored in ${file}. To restore them: ${commandLine(`cutover --stage ${stage.name} --back ${file}`)}`,
  );
  await changeInOneBatch(zone, plan.changes);
  console.log(
    `\nThe DNS records point to the new site. Visitors with cached records reach the old site for up to ${maxTtlMinutes(plan.elsewhere)} more minutes; keep it running.`,
  );
};

const restoreRecords = async ({ stage, yes, back }: Options, zone: string, plan: NamesPlan) => {
  const before = await readPreviousRecords(back, stage);
  console.log('\nThese records are restored:');
  for (const record of before) console.log(`  ${recordLine(record)}`);
  if (!yes) await confirmOrThrow('Restore the previous DNS records?');
  await changeInOneBatch(zone, planRestore(plan, before));
  console.log('\nThe previous DNS records are restored; visitors reach the old site within a minute.');
};

/**
 * Points the site's DNS records at this stage, or restores the previous records, in one atomic change batch, so that
 * no visitor finds a missing name.
 * @param options `back` is a file that an earlier cutover has written; without it the names are pointed at this stage
 * @throws CommandError with the next step
 */
export const cutover = async (options: Options): Promise<void> => {
  const { stage, back } = options;
  const outputs = await requireOutputs(stage);
  const zone = requireZone(stage, outputs);
  const names = stageHostNames(stage);
  const plan = planNameRecords(await recordsAt(zone, names), names, outputs.host);
  return back === '' ? pointToStage(options, zone, outputs.host, plan) : restoreRecords(options, zone, plan);
};
