import { strict } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = strict(createStageCommand('diff', ['--stage prod']))
  .parse()
  .opts();

await runStageCommand(options, async ({ stage, prepare }) => {
  const { diff } = await import('../../infra/ops/diff.ts');
  await diff(stage, prepare);
});
