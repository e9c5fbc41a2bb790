import { opsCommand } from './ops-command.ts';

await opsCommand('diff', {}, async ({ stage, prepare }) => {
  const { diff } = await import('../../infra/ops/diff.ts');
  await diff(stage, prepare);
});
