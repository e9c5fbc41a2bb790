import { EditError } from '../../documents/edit/text/edit-error.ts';
import type { Questions } from '../editing/questions.ts';
import { answerNames, answerPrompts, type Answers, type AnswerName } from './answers.ts';
import { findInvalidAnswers } from './invalid-answers.ts';
import { starters } from './starters.ts';

/** Default answer of questions whose values can be added later. */
const later = 'later';

/** Without these, a site contains placeholders, for which the check reports warnings. */
const optional = new Set<AnswerName>(['phone', 'email', 'license']);

/**
 * Asks for every answer that no option gave; asks again until an answer is valid.
 * @throws EditError if the user cancels
 */
export const askMissing = async (given: Answers, questions: Pick<Questions, 'ask'>): Promise<Answers> => {
  const answers = { ...given };
  for (const name of answerNames) {
    if (given[name] !== '') continue;
    const question = answerPrompts[name].charAt(0).toUpperCase() + answerPrompts[name].slice(1);
    const defaultAnswer = name === 'starter' ? starters[0] : optional.has(name) ? later : '';
    answers[name] = await questions.ask(question, defaultAnswer, async (answer) => {
      const value = optional.has(name) && answer === later ? '' : answer;
      for (const invalid of await findInvalidAnswers({ ...answers, [name]: value }))
        if (invalid.name === name) throw new EditError(invalid.message);
      return value;
    });
  }
  return answers;
};
