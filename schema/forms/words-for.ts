import type { FaultWords } from './field-errors.ts';
import type { Fault } from './request.ts';

/** The words for a fault; the test of the schemas proves that every rule has some. */
export const wordsFor = (words: FaultWords, fault: Fault): string => {
  const ofField: Record<string, string> = words[fault.field as keyof FaultWords] ?? words.type;
  return ofField[fault.rule] ?? Object.values(ofField)[0] ?? '';
};
