import { readFile, writeFile } from 'node:fs/promises';
import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { planRestore, planNameRecords, recordLine, type NamesPlan } from '../dns/plan.ts';
import { changeRecords, recordsAt } from '../dns/zone.ts';
import { stageHostNames, stackName } from '../resource-names.ts';
import type { Outputs } from '../outputs.ts';
import { CommandError, throwIfAny } from '../terminal/command-error.ts';
import { verifyNames } from '../smoke/verify-names.ts';
import type { NamedStage } from '../stage/load.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { requireOutputs } from '../stack/stack.ts';
import { runStep } from '../terminal/step.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Content of the file that a cutover writes: the previous records, to restore them. */
type Before = { stack: string; zone: string; records: ResourceRecordSet[] };

const readBefore = async (file: string, stage: NamedStage): Promise<ResourceRecordSet[]> => {
  const before = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Partial<Before> | null)
    .catch(() => undefined);
  if (!Array.isArray(before?.records))
    throw new CommandError(
      `${file} is no file that ${commandLine('cutover')} has written. Give the right one with --back.`,
    );
  if (before.stack !== stackName(stage) || before.zone !== stage.zone.id)
    throw new CommandError(
      `${file} is of ${before.stack} in the zone ${before.zone}, not of ${stackName(stage)} in ${stage.zone.id}.`,
    );
  return before.records;
};

/** Returns the longest TTL of the records in minutes. */
const longest = (records: ResourceRecordSet[]): number =>
  Math.ceil(Math.max(60, ...records.map(({ TTL }) => TTL ?? 60)) / 60);

const refuseUnfit = (stage: NamedStage, outputs: Outputs): string => {
  if (stage.dns === false || outputs.certificate === undefined)
    throw new CommandError(
      `The stage "${stage.name}" has no names yet. Take dns: false out of the stage file and deploy first: ${commandLine(`deploy --stage ${stage.name}`)}`,
    );
  if (stage.zone.id === undefined)
    throw new CommandError(
      `The DNS of ${stage.zone.name} is at another provider: change the records there. ${commandLine(`deploy --stage ${stage.name}`)} prints them.`,
    );
  return stage.zone.id;
};

const toNew = async (
  stage: NamedStage,
  zone: string,
  plan: NamesPlan,
  { yes, look }: { yes: boolean; look: () => Promise<string[]> },
): Promise<void> => {
  if (plan.changes.length === 0) return console.log(`\nThe names of "${stage.name}" lead to it already.`);
  const findings = await runStep('Looking at the new site, under its name but not by the DNS', look);
  throwIfAny('The new site is not as it should be; the names were left alone:', findings);
  console.log('\nThese records go:');
  for (const record of plan.elsewhere) console.log(`  ${recordLine(record)}`);
  console.log(`Instead ${stageHostNames(stage).join(', ')} lead to the new site.`);
  if (!yes) await confirmOrThrow(`Lead the names to "${stage.name}"?`);
  const file = `cutover-${stackName(stage)}-${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  await writeFile(
    file,
    `${JSON.stringify({ stack: stackName(stage), zone, records: plan.elsewhere } satisfies Before, null, 2)}\n`,
  );
  console.log(
    `\nThe way back, kept in ${file}: ${commandLine(`cutover --stage ${stage.name} --back ${file}`)}`,
  );
  await runStep('Changing the records, all at once (about a minute)', () =>
    changeRecords(zone, plan.changes),
  );
  console.log(
    `\nThe names lead to the new site. Whoever has asked for them before goes to the old one for up to ${longest(plan.elsewhere)} minutes more; keep it running.`,
  );
};

const toOld = async (
  stage: NamedStage,
  zone: string,
  plan: NamesPlan,
  { yes, file }: { yes: boolean; file: string },
): Promise<void> => {
  const before = await readBefore(file, stage);
  console.log('\nThese records come back:');
  for (const record of before) console.log(`  ${recordLine(record)}`);
  if (!yes) await confirmOrThrow('Lead the names back?');
  await runStep('Changing the records, all at once (about a minute)', () =>
    changeRecords(zone, planRestore(plan, before)),
  );
  console.log('\nThe names lead back; within a minute for all who have come since.');
};

type Options = { stage: NamedStage; yes: boolean; back: string };

/**
 * Points the site's DNS records at this stage, or restores the previous records, in one atomic change batch, so that
 * no visitor finds a missing name.
 * @param options `back` is a file that an earlier cutover has written; without it the names are pointed at this stage
 * @throws CommandError with the next step
 */
export const cutover = async ({ stage, yes, back }: Options): Promise<void> => {
  const outputs = await requireOutputs(stage);
  const zone = refuseUnfit(stage, outputs);
  const names = stageHostNames(stage);
  const plan = planNameRecords(await recordsAt(zone, names), names, outputs.host);
  if (back !== '') return toOld(stage, zone, plan, { yes, file: back });
  return toNew(stage, zone, plan, { yes, look: () => verifyNames(names, outputs.host) });
};
