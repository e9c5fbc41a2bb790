import { strict } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = strict(createStageCommand('releases', ['--stage prod']))
  .parse()
  .opts();

await runStageCommand(options, async ({ stage }) => {
  const { listReleases } = await import('../../infra/ops/releases.ts');
  await listReleases(stage);
});
