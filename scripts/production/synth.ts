import { runStageCommand } from './ops-command.ts';

await runStageCommand(
  'synth',
  {},
  async ({ stage, prepare }) => {
    const { runStep } = await import('../../infra/terminal/step.ts');
    const { assembly, synth } = await import('../../infra/template/cdk.ts');
    const release = await runStep('Reading the documents and bundling the functions', () => prepare());
    await runStep('Making and checking the template', () => synth({ stage, ...release, deployed: '' }));
    console.log(`\nThe template of "${stage.name}" and its assets are in ${assembly}.`);
  },
  { usual: 'staging', signsIn: false },
);
