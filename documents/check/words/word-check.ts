import type { Finding } from '../../problems/legacy.ts';
import type { Text } from '../../read/document/texts.ts';

/** What is wrong with the words of one text. */
export type WordCheck = (text: Text) => Iterable<Finding>;
