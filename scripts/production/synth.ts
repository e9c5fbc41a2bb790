import { parseOptions } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const { stages, stage: stageName = 'staging' } = parseOptions(
  createStageCommand('synth', ['', '--stage prod']).addHelpText(
    'after',
    '\nWithout --stage it synthesizes the stage "staging". It needs neither a network nor an AWS account.',
  ),
);

await runStageCommand(
  { stages, stage: stageName },
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
