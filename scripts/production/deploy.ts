import { skipUnfinishedOption } from '../shared-options.ts';
import { createChangeCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createChangeCommand('deploy', ['--stage staging', '--stage prod --yes --pages-only'])
    .option('--no-lead', 'skip the test lead at the end, for the nightly rebuild')
    .addOption(skipUnfinishedOption)
    .option('--pages-only', 'publish only the pages; leave functions, mail and CloudFront unchanged')
    .option('--revert-drift', 'restore resources that were deleted or changed outside of CloudFormation'),
  async ({ prepare, options: { leaveOutUnfinished, lead, pagesOnly, revertDrift }, ...context }) =>
    (await import('../../infra/ops/deploy.ts')).deploy({
      ...context,
      prepare: () => prepare(leaveOutUnfinished),
      sendsLead: lead,
      pagesOnly: pagesOnly === true,
      revertsDrift: revertDrift === true,
    }),
);
