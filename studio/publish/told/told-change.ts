import type { Change } from '../../../documents/changes/value-changes.ts';
import { valueAt } from '../../../documents/read/document/path.ts';
import { fill, words } from '../../words/words.ts';
import { calledPlace, calledSection, holderOf } from './told-place.ts';

const { told } = words;

/** A document as it was and as it is. */
type Two = { before: unknown; after: unknown };

/** What became of a whole section. */
const toldSection = ({ kind, path }: Change, { before, after }: Two): string => {
  const index = Number(path[1]);
  if (kind === 'removed') return fill(told.sectionRemoved, { section: calledSection(before, index) });
  const section = calledSection(after, index);
  const neighbor = index === 0 ? '' : calledSection(after, index - 1);
  const way =
    kind === 'moved'
      ? (['sectionMoved', 'sectionMovedUp'] as const)
      : (['sectionAdded', 'sectionFirst'] as const);
  return fill(told[neighbor === '' ? way[1] : way[0]], { section, neighbor });
};

/** What became of a value, in words: a button "Call" of a hero is "Hero: the second button is new". */
export const toldChange = (change: Change, two: Two): string => {
  const { kind, path } = change;
  const document = kind === 'removed' ? two.before : two.after;
  if (path[0] === 'sections' && path.length === 2) return toldSection(change, two);
  const { name, parts } = holderOf(document, path);
  const said = (what: string): string => (name === '' ? what : fill(told.at, { name, what }));
  if (path.at(-1) === 'hidden' && path.length - parts === 1)
    return said(kind !== 'removed' && valueAt(document, path) === true ? told.hidden : told.shown);
  if (path.length === 0) return told.all;
  const what = calledPlace(document, path, parts);
  if (kind === 'changed' && path.at(-1) === 'src') return said(fill(told.replaced, { what }));
  if (change.kind === 'moved') return said(fill(told.moved, { what, place: change.from + 1 }));
  const isList = Array.isArray(valueAt(document, path));
  const forms = isList ? told.lists : told;
  return said(fill(forms[change.kind], { what }));
};
