import { diff3Merge } from 'node-diff3';
import { formatDocument } from '../../documents/edit/text/format-document.ts';

/**
 * Returns a document in the style of all documents. A text of one line is serialized image info, which stays unchanged.
 */
const format = (text: string): string => (text.includes('\n') ? formatDocument(text) : text);

const lines = (text: string): string[] => text.split(/(?<=\n)/);

/** Merges a conflict line by line if no line was added or removed and each was changed on one side only; else undefined. */
const mergeLineByLine = (mine: string[], base: string[], theirs: string[]): string[] | undefined => {
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const mergedLines = base.map((line, index) => {
    const [ours, other] = [mine[index], theirs[index]];
    return ours === line || ours === other ? other : other === line ? ours : undefined;
  });
  return mergedLines.every((line) => line !== undefined) ? mergedLines : undefined;
};

const mergeLines = (mine: string, base: string, theirs: string, wins?: 'mine'): string | undefined => {
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const merged = regions.map(
    ({ ok, conflict }) =>
      ok ?? (conflict && (mergeLineByLine(conflict.a, conflict.o, conflict.b) ?? (wins && conflict.a))),
  );
  return merged.includes(undefined) ? undefined : merged.flat().join('');
};

/** The text of a document; null if it does not exist. */
type Text = string | null;

/**
 * Three-way merge of a document. If the lines conflict, all three versions are formatted first, because one side may have
 * formatted the document.
 * @param base common ancestor
 * @param wins side that wins conflicts, if any
 * @returns the merged document; undefined if there is a conflict and no side wins
 */
export const merge = (mine: Text, base: Text, theirs: Text, wins?: 'mine'): Text | undefined => {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  if (mine === null || base === null || theirs === null) return wins && mine;
  return mergeLines(mine, base, theirs) ?? mergeLines(format(mine), format(base), format(theirs), wins);
};
