import { EditError } from '../../documents/edit/edit-error.ts';
import type { Questions } from '../editing/questions.ts';
import { answerPrompts, wishNames, type Answers, type AnswerName } from './answers.ts';
import { findInvalidAnswers } from './invalid-answers.ts';
import { starters } from './starters.ts';

/** What stands for an answer that is still to come. */
const later = 'later';

/** Without them a site has stand-ins, which the check warns of. */
const optional = new Set<AnswerName>(['phone', 'email', 'license']);

/**
 * Asks for what no flag gave; an answer that cannot be used is asked again.
 * @throws EditError when the person ends the questions
 */
export const askMissing = async (given: Answers, questions: Pick<Questions, 'ask'>): Promise<Answers> => {
  const answers = { ...given };
  for (const wish of wishNames) {
    if (given[wish] !== '') continue;
    const question = answerPrompts[wish].charAt(0).toUpperCase() + answerPrompts[wish].slice(1);
    const usual = wish === 'starter' ? starters[0] : optional.has(wish) ? later : '';
    answers[wish] = await questions.ask(question, usual, async (answer) => {
      const value = optional.has(wish) && answer === later ? '' : answer;
      const fault = (await findInvalidAnswers({ ...answers, [wish]: value })).find(
        (each) => each.wish === wish,
      );
      if (fault) throw new EditError(fault.message);
      return value;
    });
  }
  return answers;
};
