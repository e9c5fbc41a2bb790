import { Alert } from '@mui/material';
import type { Texts } from '../state/patches.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';

/** On how many pages a shared piece stands: their texts are not all read for this. */
export const usesOf = (texts: Texts, piece: string): number => {
  const named = new RegExp(`\\bname: *['"]?${piece}['"]? *(?:[,}#\\r\\n]|$)`);
  return [...texts].filter(
    ([file, text]) => !file.startsWith('_') && /type: *shared/.test(text) && named.test(text),
  ).length;
};

/** On how many pages a shared piece stands: whoever changes it changes all of them. */
export const ReachNote = ({ file }: { file: string }) => {
  const { shared } = useStudio().files;
  const { current } = useDraft();
  const [piece] = [...shared].find(([, path]) => path === file) ?? [];
  if (piece === undefined) return null;
  const count = usesOf(current, piece);
  return <Alert severity="info">{count === 1 ? words.reach.one : fill(words.reach.many, { count })}</Alert>;
};
