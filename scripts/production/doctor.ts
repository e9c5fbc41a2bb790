import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(createStageCommand('doctor', ['--stage prod']), async ({ stage }) => {
  const { awsFacts } = await import('../../infra/doctor/aws-facts.ts');
  const { runDoctor } = await import('../../infra/doctor/doctor.ts');
  await runDoctor(stage, awsFacts(stage), console.log);
  console.log('\nNothing is missing.');
});
