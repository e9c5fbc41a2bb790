import { resolve } from 'node:path';
import { skipUnfinishedOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('prepare', ['--stage prod', '--stage prod --to v1.2.0'])
    .option('--out <folder>', 'folder to write to', 'build/release')
    .option('--to <version>', 'tag or commit to build instead of the checked-out version')
    .addOption(skipUnfinishedOption)
    .addHelpText(
      'after',
      '\nIt needs no AWS account. Deployments use the folder that PREPARED_RELEASE names.',
    ),
  async ({ stage, prepare, options: { out, to, leaveOutUnfinished } }) => {
    if (to !== undefined) {
      const { runInCheckout } = await import('../../infra/checkout/deploy-checkout.ts');
      const flags = ['--out', resolve(out), ...(leaveOutUnfinished ? ['--leave-out-unfinished'] : [])];
      return runInCheckout(stage, to, 'prepare', flags);
    }
    const { writePreparedRelease } = await import('./prepared-release.ts');
    await writePreparedRelease(out, stage, await prepare(leaveOutUnfinished));
    console.log(`\nWhat the deployment of "${stage.name}" needs is in ${out}.`);
  },
  { signsIn: false },
);
