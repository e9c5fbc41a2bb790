import { skipUnfinishedFlag } from '../flags.ts';
import { runStageCommand, yesFlag } from './ops-command.ts';

const noLead = { value: '', help: 'sends no lead at the end; for the nightly rebuild', bare: true };

const pagesOnly = {
  value: '',
  help: 'publishes the pages and leaves functions, mail and CloudFront as they are',
  bare: true,
};

await runStageCommand(
  'deploy',
  { yes: yesFlag, 'no-lead': noLead, 'leave-out-unfinished': skipUnfinishedFlag, 'pages-only': pagesOnly },
  async ({ stage, flags, prepare }) => {
    const { deploy } = await import('../../infra/ops/deploy.ts');
    const [yes, sendsLead] = [flags.yes !== '', flags['no-lead'] === ''];
    const leavesOut = flags['leave-out-unfinished'] !== '';
    await deploy({
      stage,
      prepare: () => prepare(leavesOut),
      yes,
      sendsLead,
      pagesOnly: flags['pages-only'] !== '',
    });
  },
);
