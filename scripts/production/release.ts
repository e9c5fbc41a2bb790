import { parseOptions } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(
  createStageCommand('release', ['--stage prod --to v1.2.0'])
    .option('--to <tag>', 'Git tag of the version to release', '')
    .addOption(yesOption),
);

await runStageCommand(
  options,
  async ({ stage }) => {
    const { deployTag } = await import('../../infra/ops/deploy-tag.ts');
    await deployTag({ stage, to: options.to, yes: options.yes === true, leavesOutUnfinished: false });
  },
  { check: async () => (await import('../../infra/ops/deploy-tag.ts')).requireTag(options.to) },
);
