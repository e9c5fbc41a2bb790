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

await runStageCommand(options, async ({ stage, prepare }) => {
  const { deploy } = await import('../../infra/ops/deploy.ts');
  await deploy({
    stage,
    prepare: () => prepare(options.leaveOutUnfinished === true),
    yes: options.yes === true,
    sendsLead: options.lead,
    pagesOnly: options.pagesOnly === true,
  });
});
