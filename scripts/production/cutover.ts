import { runStageCommand, yesFlag } from './ops-command.ts';

const back = { value: '', help: 'file that a cutover has written; leads the names back' };

await runStageCommand('cutover', { back, yes: yesFlag }, async ({ stage, flags }) => {
  const { cutover } = await import('../../infra/ops/cutover.ts');
  await cutover({ stage, back: flags.back, yes: flags.yes !== '' });
});
