import { EditError } from '../../documents/edit/text/edit-error.ts';
import type { Questions } from '../editing/questions.ts';
import {
  answerNames,
  answerPrompts,
  isAsked,
  optionalAnswers,
  proposeAnswer,
  type Answers,
  type AnswerName,
} from './answers.ts';
import { findInvalidAnswers } from './invalid-answers.ts';

/** Default answer of questions whose values can be added later. */
const later = 'later';

/**
 * Asks for every answer that no option gave; asks again until an answer is valid.
 * @throws EditError if the user cancels
 */
export const askMissing = async (given: Answers, questions: Pick<Questions, 'ask'>): Promise<Answers> => {
  const answers = { ...given };
  for (const name of answerNames) {
    if (given[name] !== '' || !isAsked(name, answers)) continue;
    const question = answerPrompts[name].charAt(0).toUpperCase() + answerPrompts[name].slice(1);
    const isOptional = optionalAnswers.some((each: AnswerName) => each === name);
    const defaultAnswer = isOptional ? later : proposeAnswer(name, answers);
    answers[name] = await questions.ask(question, defaultAnswer, async (answer) => {
      const value = isOptional && answer === later ? '' : answer;
      for (const invalid of await findInvalidAnswers({ ...answers, [name]: value }))
        if (invalid.name === name) throw new EditError(invalid.message);
      return value;
    });
  }
  return answers;
};
