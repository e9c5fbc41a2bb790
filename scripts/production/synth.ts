import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('synth', ['', '--stage prod'], 'staging').addHelpText(
    'after',
    '\nIt needs neither a network nor an AWS account.',
  ),
  async ({ stage, prepare }) => {
    const { assembly, synth } = await import('../../infra/template/cdk.ts');
    await synth({ stage, ...(await prepare()), deployed: '' });
    console.log(`\nThe template of "${stage.name}" and its assets are in ${assembly}.`);
  },
  { signsIn: false },
);
