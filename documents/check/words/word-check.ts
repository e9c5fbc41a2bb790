import type { Finding } from '../../finding.ts';
import type { Text } from '../../texts.ts';

/** What is wrong with the words of one text. */
export type WordCheck = (text: Text) => Iterable<Finding>;
