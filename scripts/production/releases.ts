import { parseOptions } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('releases', ['--stage prod']));

await runStageCommand(options, async ({ stage }) =>
  (await import('../../infra/ops/releases.ts')).listReleases(stage),
);
