import { toCommandError, oneLine } from '../terminal/aws-errors.ts';
import { findLiveBlockers } from './live-requirements.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/load.ts';
import { findStandIns } from '../stage/rules.ts';
import { doctorChecks } from './checks.ts';
import type { AwsFacts } from './aws-facts.ts';
import { bad, good, warn, type Diagnosis } from './diagnosis.ts';
import { handbook } from '../terminal/handbook.ts';

type Documents = Pick<ReleaseInputs, 'url' | 'standIns'> & { placeholders?: Diagnosis[] };

const symbols = { good: '✓', warn: '!', bad: '✗' };

/** Returns the diagnoses that need only local files. */
const fileFindings = (stage: NamedStage, documents: Documents): Diagnosis[] => {
  const source = `${handbook} says where the value comes from.`;
  const ofStage = [...findStandIns(stage)].map(({ path, message }) =>
    bad(`${stage.name}.${path} ${message}`, source),
  );
  const next = 'Write the real value into _site.yaml.';
  const ofDocuments = stage.live
    ? findLiveBlockers(stage, documents).map((problem) => bad(problem, next))
    : documents.standIns.map((problem) => warn(problem, next));
  return [
    ...(ofStage.length > 0 ? ofStage : [good('the stage file is filled in')]),
    ...(ofDocuments.length > 0 ? ofDocuments : [good('the company facts have no placeholders')]),
    ...(documents.placeholders ?? []),
  ];
};

/** Returns the reason of a failed query in one line. */
const reasonOf = (error: unknown): string => {
  const known = toCommandError(error);
  return oneLine(known instanceof Error ? known.message : String(known));
};

/**
 * Checks what is missing before or after a deployment. A failed AWS query is a diagnosis of its own. Without
 * credentials only local files are checked.
 * @param print prints each diagnosis as soon as it is known
 * @throws CommandError if something is bad
 */
export const runDoctor = async (
  stage: NamedStage,
  documents: Documents,
  facts: AwsFacts,
  print: (line: string) => void,
): Promise<void> => {
  let badCount = 0;
  const report = ({ state, what, next }: Diagnosis) => {
    if (state === 'bad') badCount += 1;
    print(`${symbols[state]} ${what}`);
    if (next !== undefined) print(`    ${next}`);
  };
  fileFindings(stage, documents).forEach(report);
  try {
    await facts.account();
  } catch (error) {
    // One message, instead of one per check that needs credentials.
    throw error instanceof CommandError ? error : new CommandError(String(error));
  }
  for (const [about, check] of doctorChecks) {
    try {
      for await (const finding of check(stage, facts)) report(finding);
    } catch (error) {
      report(bad(`could not check ${about}`, reasonOf(error)));
    }
  }
  if (badCount > 0)
    throw new CommandError(
      `\n${badCount} problem${badCount === 1 ? '' : 's'}; the next step is below each line marked ✗.`,
    );
};
