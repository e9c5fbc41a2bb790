import { runStageCommand } from './ops-command.ts';

await runStageCommand('releases', {}, async ({ stage }) => {
  const { listReleases } = await import('../../infra/ops/releases.ts');
  await listReleases(stage);
});
