import { primaryRegion, stackName, visitsLog } from '../../infra/resource-names.ts';
import type { NamedStage } from '../../infra/stage/load.ts';
import { CommandError } from '../../infra/terminal/command-error.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { readPageLog } from '../../lambda/aws/logs.ts';
import { dayMs, mondayOf } from '../../lambda/visits/numbers.ts';
import { readNumbers } from '../../lambda/visits/read-numbers.ts';
import { showWeeks, weeksJson } from '../../lambda/visits/format-weeks.ts';
import { runStageCommand } from './ops-command.ts';

/** As long as the log of pages is kept, in whole weeks. */
const maxWeeks = 12;

const formats = { text: showWeeks, json: weeksJson };
const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

const flags = {
  format: { value: 'text', help: 'text or json' },
  weeks: { value: '4', help: `how many weeks, this one included; at most ${maxWeeks}` },
};

const check = async ({ format, weeks }: Record<'format' | 'weeks', string>) => {
  const isCount = /^\d{1,2}$/.test(weeks) && Number(weeks) >= 1 && Number(weeks) <= maxWeeks;
  const faults = [
    ...(isFormat(format) ? [] : [`--format ${format} is not known. Give text or json.`]),
    ...(isCount ? [] : [`--weeks ${weeks} is no number of weeks. Give one from 1 to ${maxWeeks}.`]),
  ];
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
};

const showVisits = async (stage: NamedStage, format: keyof typeof formats, count: number): Promise<void> => {
  const { requireOutputs } = await import('../../infra/stack/stack.ts');
  const { archive } = await requireOutputs(stage);
  process.env['AWS_REGION'] = primaryRegion;
  const now = Date.now();
  const log = visitsLog(stackName(stage));
  const pageLog = async (from: number, until: number) => {
    try {
      return await readPageLog(log, from, until);
    } catch (error) {
      if (error instanceof Error && error.name === 'ResourceNotFoundException')
        throw new CommandError(
          `There is no log ${log}: the stage "${stage.name}" runs a version that does not count visits. Deploy it: npm run deploy -- --stage ${stage.name}`,
        );
      throw error;
    }
  };
  const from = mondayOf(now) - (count - 1) * 7 * dayMs;
  const numbers = await readNumbers({ archive: openOwnerArchive(archive), pageLog }, from, now);
  if (numbers.unread > 0)
    console.error(
      `Lines of the log that could not be read and count nowhere: ${numbers.unread}. They are of another version of this site, or damaged; look at them in CloudWatch: ${log}`,
    );
  if (numbers.waiting > 0)
    console.error(
      `Leads that are kept, not mailed yet, and count nowhere: ${numbers.waiting}. npm run leads -- --stage ${stage.name} shows them.`,
    );
  if (numbers.weeks.length === 0 && format === 'text')
    console.log(
      `Nothing is counted yet in ${log}: nobody came in this time, or the site was deployed less than an hour ago.`,
    );
  else console.log(formats[format](numbers.weeks));
};

await runStageCommand(
  'visits',
  flags,
  async ({ stage, flags: { format, weeks } }) =>
    showVisits(stage, isFormat(format) ? format : 'text', Number(weeks)),
  { check },
);
