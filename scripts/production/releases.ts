import { opsCommand } from './ops-command.ts';

await opsCommand('releases', {}, async ({ stage }) => {
  const { listReleases } = await import('../../infra/ops/releases.ts');
  await listReleases(stage);
});
