import { opsCommand } from './ops-command.ts';

await opsCommand('releases', {}, async ({ stage }) => {
  const { listReleases } = await import('../../infra/releases/commands/list.ts');
  await listReleases(stage);
});
