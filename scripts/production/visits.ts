import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { primaryRegion, stackName, visitsLog } from '../../infra/resource-names.ts';
import type { NamedStage } from '../../infra/stage/stage.ts';
import { commandLine } from '../../infra/terminal/command-line.mjs';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { readPageLog } from '../../lambda/aws/logs.ts';
import { startOfWeek, weekMs } from '../../lambda/visits/numbers.ts';
import { readNumbers } from '../../lambda/visits/read-numbers.ts';
import { formatWeeks, weeksToJson } from '../../lambda/visits/format-weeks.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

/** Retention of the visits log in whole weeks. */
const maxWeeks = 12;

const formats = { text: formatWeeks, json: weeksToJson };

const parseWeeks = (text: string): number => {
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > maxWeeks)
    throw new InvalidArgumentError(`Give a number from 1 to ${maxWeeks}.`);
  return Number(text);
};

const showVisits = async (stage: NamedStage, format: keyof typeof formats, weeks: number): Promise<void> => {
  const { requireOutputs } = await import('../../infra/stack/stack.ts');
  const { archive } = await requireOutputs(stage);
  process.env['AWS_REGION'] = primaryRegion;
  const now = Date.now();
  const log = visitsLog(stackName(stage));
  const pageLog = (from: number, until: number) => readPageLog(log, from, until);
  const from = startOfWeek(now) - (weeks - 1) * weekMs;
  const numbers = await readNumbers({ archive: openOwnerArchive(archive), pageLog }, from, now);
  if (numbers.unreadableLines > 0)
    console.error(
      `Log lines that cannot be parsed and are not counted: ${numbers.unreadableLines}. They are damaged or from another version of this site; read them in CloudWatch: ${log}`,
    );
  if (numbers.pending > 0)
    console.error(
      `Leads that are archived but not yet mailed, and not counted: ${numbers.pending}. ${commandLine(`leads list --stage ${stage.name}`)} lists them.`,
    );
  if (numbers.weeks.length === 0 && format === 'text')
    console.log(
      `No visits in ${log} yet: nobody visited the site in this period, or it was deployed less than an hour ago.`,
    );
  else console.log(formats[format](numbers.weeks));
};

await runStageCommand(
  createStageCommand('visits', ['--stage prod', '--stage prod --weeks 12 --format json'])
    .addOption(
      new Option('--format <name>', 'output format')
        .choices(['text', 'json'] as const)
        .default('text' as const),
    )
    .option('--weeks <number>', `number of weeks including this one, at most ${maxWeeks}`, parseWeeks, 4),
  async ({ stage, options: { format, weeks } }) => showVisits(stage, format, weeks),
);
