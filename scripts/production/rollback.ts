import { parseOptions } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(
  createStageCommand('rollback', ['--stage prod', '--stage prod --stack --to v1.1.0'])
    .option('--to <name>', 'release to activate (default: the previous one); with --stack a Git tag', '')
    .option('--stack', 'roll back functions, mail and CloudFront too: build and deploy a tag')
    .addOption(yesOption),
);

await runStageCommand(
  options,
  async ({ stage }) => {
    const { to } = options;
    const yes = options.yes === true;
    if (!options.stack) {
      const { rollback } = await import('../../infra/ops/rollback.ts');
      return rollback({ stage, to, yes });
    }
    const { deployTag } = await import('../../infra/ops/deploy-tag.ts');
    return deployTag({ stage, to, yes, leavesOutUnfinished: true });
  },
  {
    check: async () => {
      if (options.stack) (await import('../../infra/ops/deploy-tag.ts')).requireTag(options.to);
    },
  },
);
