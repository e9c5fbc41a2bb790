import { isMap, isNode, isScalar, isSeq, parseDocument, visit, type Scalar } from 'yaml';
import { createRandom } from './random-numbers.ts';

const quotes: Scalar.Type[] = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'];
const styles: Scalar.Type[] = [...quotes, 'BLOCK_FOLDED', 'BLOCK_LITERAL'];

/**
 * The same document as another person might write it: other quotes, braces, indents, widths, line ends, with notes
 * and blank lines anywhere. What it says stays.
 * @param seed another one for another person
 */
export const unusualStyle = (seed: number) => {
  const next = createRandom(seed);
  const isTime = (share: number): boolean => next() < share;
  const one = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(next() * choices.length)];
  return (text: string): string => {
    const document = parseDocument(text);
    const [odd, braces, notes] = [next() * 0.6, next() * 0.3, next() * 0.3];
    visit(document, (key, node) => {
      if (isScalar(node) && typeof node.value === 'string' && isTime(odd))
        node.type = one(key === 'key' ? quotes : styles);
      if ((isMap(node) || isSeq(node)) && isTime(braces)) node.flow = !node.flow;
      if (isNode(node) && key !== 'value' && isTime(notes)) {
        node.spaceBefore = isTime(0.5);
        node.commentBefore = one([undefined, ' a note', ' a note: {x}\n and another "one']);
      }
      if (isScalar(node) && key !== 'key' && isTime(notes)) node.comment = ' an aside';
    });
    const written = document.toString({
      indent: one([2, 3, 4]),
      indentSeq: isTime(0.5),
      lineWidth: one([0, 40, 100]),
      flowCollectionPadding: isTime(0.5),
    });
    const ended = isTime(0.3) ? written.trimEnd() : written;
    return isTime(0.3) ? ended.replaceAll('\n', '\r\n') : ended;
  };
};
