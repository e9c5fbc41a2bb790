import type { CST } from 'yaml';

const blank = new Set<CST.Token['type']>(['space', 'newline', 'comment']);

/** Whether a sign of the text says nothing: a blank, a line end, or a note. */
export const isBlank = ({ type }: CST.Token): boolean => blank.has(type);

/** Whether there is no name or value: none at all, or one without a letter. */
export const isEmpty = (token: CST.Token | null | undefined): boolean =>
  !token || (token.type === 'scalar' && token.source === '');

const endOfBlockText = (token: CST.BlockScalar): number => {
  const header = token.props.find(({ type }) => type === 'block-scalar-header');
  const isKept = header && 'source' in header && header.source.includes('+');
  const text = isKept ? token.source.replace(/\r?\n$/, '') : token.source.trimEnd();
  if (header && text === '' && !isKept) return endOf(header);
  const last = token.props.at(-1);
  const begin = last ? endOf(last) : token.offset;
  return begin + text.length;
};

const endOfItem = (item: CST.CollectionItem): number | undefined => {
  if (item.value && !isEmpty(item.value)) return endOf(item.value);
  const separator = item.sep?.findLast((token) => !isBlank(token));
  if (separator) return endOf(separator);
  if (item.key && !isEmpty(item.key)) return endOf(item.key);
  const sign = item.start.findLast((token) => !isBlank(token));
  return sign && endOf(sign);
};

/** The offset behind the last sign of a value: before what follows it, be it a note or blank lines. */
export const endOf = (token: CST.Token): number => {
  if (token.type === 'block-scalar') return endOfBlockText(token);
  if (token.type === 'flow-collection') {
    const end = token.end[0];
    return end ? end.offset + end.source.length : token.offset;
  }
  if ('items' in token)
    return token.items.map(endOfItem).findLast((end) => end !== undefined) ?? token.offset;
  return token.offset + ('source' in token ? token.source.length : 0);
};
