import { parseOptions } from '../cli.ts';
import { skipUnfinishedOption, yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(
  createStageCommand('deploy', ['--stage staging', '--stage prod --yes --pages-only'])
    .addOption(yesOption)
    .option('--no-lead', 'skip the test lead at the end, for the nightly rebuild')
    .addOption(skipUnfinishedOption)
    .option('--pages-only', 'publish only the pages; leave functions, mail and CloudFront unchanged'),
);

const { leaveOutUnfinished, lead: sendsLead, pagesOnly = false } = options;

await runStageCommand(options, async ({ prepare, ...context }) =>
  (await import('../../infra/ops/deploy.ts')).deploy({
    ...context,
    prepare: () => prepare(leaveOutUnfinished),
    sendsLead,
    pagesOnly,
  }),
);
