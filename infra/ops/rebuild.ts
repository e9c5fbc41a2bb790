import { Refusal } from '../terminal/refusal.ts';
import { requireOutputs } from '../stack/stack.ts';
import { refuseStandIns, type NamedStage } from '../stage/load.ts';
import { deployVersion } from '../versions/checkout.ts';
import { git } from '../versions/git.ts';
import { requireAccount } from './account.ts';

type Options = { stage: NamedStage; stagesFile: string; yes: boolean };

/**
 * Builds and deploys the version again that a stage runs, with today's stage file, so that pages come and go by their
 * dates. Not the newest tag: that would take back a rollback. It sends no lead: one every night would keep the alarm on
 * silence quiet.
 * @throws a `Refusal` with the next step
 */
export const rebuild = async ({ stage, stagesFile, yes }: Options): Promise<void> => {
  refuseStandIns(stage, stagesFile);
  await requireAccount(stage);
  const { version } = await requireOutputs(stage);
  console.log(`\n"${stage.name}" runs ${version}.`);
  if (version.startsWith('-') || !git('rev-parse', '--verify', '--quiet', `${version}^{commit}`).done)
    throw new Refusal(
      version.endsWith('-dirty')
        ? `${version} was deployed with changes that are not committed, so that nobody can build it again. Commit them and deploy that.`
        : `This clone does not know ${version}. Fetch it: git fetch --tags`,
    );
  await deployVersion(stage, version, { yes, sendsLead: false, leavesOutUnfinished: true });
};
