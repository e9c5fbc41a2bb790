import { parseOptions } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(
  createStageCommand('release', ['--stage prod --to v1.2.0'])
    .option('--to <tag>', 'Git tag of the version to release', '')
    .addOption(yesOption),
);
const { to } = options;
const load = () => import('../../infra/ops/deploy-tag.ts');

await runStageCommand(
  options,
  async (context) => (await load()).deployTag({ ...context, to, leavesOutUnfinished: false }),
  { check: async () => (await load()).requireTag(to) },
);
