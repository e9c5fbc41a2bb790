import { runStageCommand } from './ops-command.ts';

await runStageCommand(
  'synth',
  {},
  async ({ stage, prepare }) => {
    const { runStep: step } = await import('../../infra/terminal/step.ts');
    const { assembly, synth } = await import('../../infra/template/cdk.ts');
    const release = await step('Reading the documents and bundling the functions', () => prepare());
    await step('Making and checking the template', () => synth({ stage, ...release, deployed: '' }));
    console.log(`\nThe template of "${stage.name}" and its assets are in ${assembly}.`);
  },
  { usual: 'staging', signsIn: false },
);
