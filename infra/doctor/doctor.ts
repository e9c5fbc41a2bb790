import { toCommandError, oneLine } from '../terminal/aws-errors.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/stage.ts';
import { doctorChecks } from './checks.ts';
import type { AwsFacts } from './aws-facts.ts';
import { bad, type Diagnosis } from './diagnosis.ts';

const symbols = { good: '✓', warn: '!', bad: '✗' };

/** Returns the reason of a failed query in one line. */
const reasonOf = (error: unknown): string => {
  const known = toCommandError(error);
  return oneLine(known instanceof Error ? known.message : String(known));
};

/**
 * Checks what is missing in AWS before or after a deployment. A failed query is a diagnosis of its own. What a deployment
 * refuses by itself, or an alarm reports, is not checked here.
 * @param print prints each diagnosis as soon as it is known
 * @throws CommandError if something is bad
 */
export const runDoctor = async (
  stage: NamedStage,
  facts: AwsFacts,
  print: (line: string) => void,
): Promise<void> => {
  let badCount = 0;
  const report = ({ state, what, next }: Diagnosis) => {
    if (state === 'bad') badCount += 1;
    print(`${symbols[state]} ${what}`);
    if (next !== undefined) print(`    ${next}`);
  };
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
