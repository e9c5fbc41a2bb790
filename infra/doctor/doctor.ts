import { explained, oneLine } from '../terminal/aws-errors.ts';
import { liveFaults } from './live-requirements.ts';
import type { Release } from '../release-inputs.ts';
import { Refusal } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/load.ts';
import { standIns } from '../stage/rules.ts';
import { checks } from './checks.ts';
import type { Facts } from './aws-facts.ts';
import { bad, good, warn, type Finding } from './diagnosis.ts';
import { handbook } from '../terminal/handbook.ts';

type Documents = Pick<Release, 'url' | 'standIns'>;

const marks = { good: '✓', warn: '!', bad: '✗' };

/** What the files alone say. */
const fileFindings = (stage: NamedStage, documents: Documents): Finding[] => {
  const source = `${handbook} says where the value comes from.`;
  const ofStage = [...standIns(stage)].map(({ path, message }) =>
    bad(`${stage.name}.${path} ${message}`, source),
  );
  const next = 'Write the real one into _site.yaml.';
  const ofDocuments = stage.live
    ? liveFaults(stage, documents).map((fault) => bad(fault, next))
    : documents.standIns.map((fault) => warn(fault, next));
  return [
    ...(ofStage.length > 0 ? ofStage : [good('the stage file is filled in')]),
    ...(ofDocuments.length > 0 ? ofDocuments : [good('the company facts are real')]),
  ];
};

/** Why a question was not answered, in one line. */
const reasonOf = (error: unknown): string => {
  const known = explained(error);
  return oneLine(known instanceof Error ? known.message : String(known));
};

/**
 * Looks for what is missing before or after a deployment. A check that AWS does not answer is a finding of its own.
 * Without credentials only the files are looked at.
 * @param tell prints a finding as soon as it is known
 * @throws a `Refusal` when something is bad
 */
export const examine = async (
  stage: NamedStage,
  documents: Documents,
  facts: Facts,
  tell: (line: string) => void,
): Promise<void> => {
  let wrong = 0;
  const report = ({ state, what, next }: Finding) => {
    if (state === 'bad') wrong += 1;
    tell(`${marks[state]} ${what}`);
    if (next !== undefined) tell(`    ${next}`);
  };
  fileFindings(stage, documents).forEach(report);
  try {
    await facts.account();
  } catch (error) {
    // One message, not one for each check that needs them.
    throw error instanceof Refusal ? error : new Refusal(String(error));
  }
  for (const [about, check] of checks) {
    try {
      for await (const finding of check(stage, facts)) report(finding);
    } catch (error) {
      report(bad(`no answer about ${about}`, reasonOf(error)));
    }
  }
  if (wrong > 0)
    throw new Refusal(
      `\n${wrong} thing${wrong === 1 ? '' : 's'} to do; each line marked ✗ says the next step.`,
    );
};
