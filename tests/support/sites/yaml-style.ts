import { isMap, isNode, isScalar, isSeq, parseDocument, visit, type Scalar } from 'yaml';
import { createRandom } from './random-numbers.ts';

const quotes: Scalar.Type[] = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'];
const styles: Scalar.Type[] = [...quotes, 'BLOCK_FOLDED', 'BLOCK_LITERAL'];

/**
 * Returns a function that rewrites a document in another style without changing its value: quotes, flow collections,
 * indentation, line width, line breaks, comments and blank lines.
 * @param seed determines the style
 */
export const unusualStyle = (seed: number) => {
  const next = createRandom(seed);
  const chance = (share: number): boolean => next() < share;
  const choose = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(next() * choices.length)];
  return (text: string): string => {
    const document = parseDocument(text);
    const [restyleShare, flowShare, commentShare] = [next() * 0.6, next() * 0.3, next() * 0.3];
    visit(document, (key, node) => {
      if (isScalar(node) && typeof node.value === 'string' && chance(restyleShare))
        node.type = choose(key === 'key' ? quotes : styles);
      if ((isMap(node) || isSeq(node)) && chance(flowShare)) node.flow = !node.flow;
      if (isNode(node) && key !== 'value' && chance(commentShare)) {
        node.spaceBefore = chance(0.5);
        node.commentBefore = choose([undefined, ' a note', ' a note: {x}\n and another "one']);
      }
      if (isScalar(node) && key !== 'key' && chance(commentShare)) node.comment = ' an aside';
    });
    const written = document.toString({
      indent: choose([2, 3, 4]),
      indentSeq: chance(0.5),
      lineWidth: choose([0, 40, 100]),
      flowCollectionPadding: chance(0.5),
    });
    const ended = chance(0.3) ? written.trimEnd() : written;
    return chance(0.3) ? ended.replaceAll('\n', '\r\n') : ended;
  };
};
