import type { Finding } from '../../problems/legacy.ts';
import { nearest } from '../../problems/nearest.ts';
import { quoted } from '../../problems/words.ts';
import { bare, synonyms } from '../suggestions/synonyms.ts';
import { mostGuessed, unknownField, type FieldFaults } from './field-faults.ts';

type Rename = { wrong: string; right: string };

/** Pairs each unknown field with the one it most likely stands for: required fields first, then optional ones. */
const renamesOf = (faults: FieldFaults, free: string[]): Rename[] => {
  const renames: Rename[] = [];
  const isTaken = (name: string) => renames.some(({ wrong, right }) => wrong === name || right === name);
  const take = (find: (wrong: string, rights: string[]) => string | undefined, rights: string[]) => {
    for (const wrong of faults.unknown) {
      const right = isTaken(wrong)
        ? undefined
        : find(
            wrong,
            rights.filter((name) => !isTaken(name)),
          );
      if (right !== undefined) renames.push({ wrong, right });
    }
  };
  const byMeaning = (wrong: string, rights: string[]) => synonyms(wrong, rights, 'field')[0];
  take((wrong, rights) => rights.find((name) => bare(name) === bare(wrong)), [...faults.missing, ...free]);
  take((wrong, rights) => rights.find((name) => wrong.startsWith(`${name}:`)), [...faults.missing, ...free]);
  take((wrong, rights) => nearest(wrong, rights), faults.missing);
  take(byMeaning, faults.missing);
  if (faults.open) return renames;
  const rest = faults.unknown.filter((name) => !isTaken(name));
  const needed = faults.missing.filter((name) => !isTaken(name));
  if (rest.length === needed.length && (rest.length === 1 || faults.present.size === 0))
    for (const [index, wrong] of rest.entries()) renames.push({ wrong, right: needed[index] ?? '' });
  take((wrong, rights) => nearest(wrong, rights), free);
  take(byMeaning, free);
  return renames;
};

const isSlip = ({ wrong, right }: Rename): boolean => nearest(wrong, [right]) !== undefined;

const renameFix = ({ wrong, right }: Rename, { missing }: FieldFaults): string =>
  wrong.startsWith(`${right}:`) && wrong.length > right.length + 1
    ? `Write a space behind the colon: ${right}: ${wrong.slice(right.length + 1)}.`
    : !isSlip({ wrong, right }) && missing.includes(right)
      ? `Write ${quoted(right)} instead, which is missing here.`
      : `Did you mean ${quoted(right)}?`;

/** Reports fields under other names: those of a habit (`q` and `a`, capitals) as one problem, each typo as its own. */
export const takeRenames = (faults: FieldFaults): Finding[] => {
  if (faults.unknown.length > mostGuessed) return [];
  const free = Object.keys(faults.node.properties ?? {}).filter(
    (name) => !faults.present.has(name) && !faults.missing.includes(name),
  );
  const renames = renamesOf(faults, faults.open ? [] : free);
  const isHabit = (rename: Rename) => !isSlip(rename) || bare(rename.wrong) === bare(rename.right);
  const habits = renames.filter(isHabit);
  const findings = (habits.length > 1 ? renames.filter((rename) => !isHabit(rename)) : renames).map(
    (rename): Finding => ({
      ...unknownField(faults.path, rename.wrong, renameFix(rename, faults)),
      instead: rename.right,
    }),
  );
  const [first] = habits;
  if (first && habits.length > 1) {
    const each = habits.map(({ wrong, right }) => `${right} in the place of ${wrong}`);
    findings.push(unknownField(faults.path, first.wrong, `Write ${each.join(', and ')}.`));
  }
  faults.unknown = faults.unknown.filter((name) => !renames.some(({ wrong }) => wrong === name));
  faults.missing = faults.missing.filter((name) => !renames.some(({ right }) => right === name));
  return findings;
};
