import { parseOptions } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('diff', ['--stage prod']));

await runStageCommand(options, async ({ stage, prepare }) => {
  const { diff } = await import('../../infra/ops/diff.ts');
  await diff(stage, prepare);
});
