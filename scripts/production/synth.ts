import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('synth', ['', '--stage prod'], 'staging').addHelpText(
    'after',
    '\nIt needs neither a network nor an AWS account.',
  ),
  async ({ stage, prepare }) => {
    const { runStep } = await import('../../infra/terminal/step.ts');
    const { assembly, synth } = await import('../../infra/template/cdk.ts');
    const release = await runStep('Reading the documents and bundling the functions', () => prepare());
    await runStep('Synthesizing and validating the template', () =>
      synth({ stage, ...release, deployed: '' }),
    );
    console.log(`\nThe template of "${stage.name}" and its assets are in ${assembly}.`);
  },
  { signsIn: false },
);
