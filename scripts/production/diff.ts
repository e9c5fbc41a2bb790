import { runStageCommand } from './ops-command.ts';

await runStageCommand('diff', {}, async ({ stage, prepare }) => {
  const { diff } = await import('../../infra/ops/diff.ts');
  await diff(stage, prepare);
});
