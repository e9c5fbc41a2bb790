import { parseOptions } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(
  createStageCommand('rollback', ['--stage prod', '--stage prod --stack --to v1.1.0'])
    .option('--to <name>', 'release to activate (default: the previous one); with --stack a Git tag', '')
    .option('--stack', 'roll back functions, mail and CloudFront too: build and deploy a tag')
    .addOption(yesOption),
);
const { to, stack = false } = options;
const load = () => import('../../infra/ops/deploy-tag.ts');

await runStageCommand(
  options,
  async (context) =>
    stack
      ? (await load()).deployTag({ ...context, to, leavesOutUnfinished: true })
      : (await import('../../infra/ops/rollback.ts')).rollback({ ...context, to }),
  { check: async () => (stack ? (await load()).requireTag(to) : undefined) },
);
