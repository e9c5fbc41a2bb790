import { EditRefusal } from '../../documents/edit/edit-refusal.ts';
import type { Questions } from '../editing/questions.ts';
import { standsIn, wishes, wishNames, type Answers, type Wish } from './answers.ts';
import { faultsIn } from './faults.ts';
import { starters } from './starters.ts';

/** What stands for an answer that is still to come. */
const later = 'later';

const isOptional = (wish: Wish): boolean => standsIn.some((each) => each === wish);

/** What an empty answer means; nothing where there has to be one. */
const usualOf = (wish: Wish): string => (wish === 'starter' ? starters[0] : isOptional(wish) ? later : '');

/**
 * Asks for what no flag gave; an answer that cannot be used is asked again.
 * @throws EditRefusal when the person ends the questions
 */
export const askMissing = async (given: Answers, questions: Pick<Questions, 'ask'>): Promise<Answers> => {
  const answers = { ...given };
  for (const wish of wishNames) {
    if (given[wish] !== '') continue;
    answers[wish] = await questions.ask(wishes[wish].question, usualOf(wish), async (answer) => {
      const value = isOptional(wish) && answer === later ? '' : answer;
      const fault = (await faultsIn({ ...answers, [wish]: value })).find((each) => each.wish === wish);
      if (fault) throw new EditRefusal(fault.message);
      return value;
    });
  }
  return answers;
};
