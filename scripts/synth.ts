import { opsCommand } from './ops-command.ts';

await opsCommand(
  'synth',
  {},
  async ({ stage, prepare }) => {
    const { assembly, synthLate } = await import('../infra/ops/synth-late.ts');
    await synthLate({ stage, ...(await prepare()) });
    console.log(`The template of "${stage.name}" and its assets are in ${assembly}.`);
  },
  'staging',
);
