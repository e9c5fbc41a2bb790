import { opsCommand } from './ops-command.ts';

await opsCommand('doctor', {}, async ({ stage, prepare }) => {
  const { awsFacts } = await import('../infra/doctor/aws-facts.ts');
  const { examine } = await import('../infra/doctor/doctor.ts');
  await examine(stage, await prepare(), awsFacts(stage), console.log);
  console.log('\nNothing is missing.');
});
