import { expect, it } from 'vitest';
import { keepEqual } from './keep-equal.ts';

const before = {
  title: 'Oak',
  sections: [
    { type: 'hero', heading: 'Oak floors' },
    { type: 'faq', items: [{ question: 'How long?' }] },
  ],
};

it('keeps the whole of what is equal', () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before);
});

it('keeps every part that is equal beside one that is not', () => {
  const now = structuredClone(before);
  (now.sections[0] as { heading: string }).heading = 'Maple floors';
  const kept = keepEqual(before, now);
  expect(kept).toEqual(now);
  expect(kept.sections[0]).not.toBe(before.sections[0]);
  expect(kept.sections[1]).toBe(before.sections[1]);
});

it.each([
  ['one section less', { ...before, sections: before.sections.slice(1) }],
  ['one section more', { ...before, sections: [...before.sections, { type: 'faq' }] }],
  ['a field less', { sections: before.sections }],
  ['a field more', { ...before, description: 'New' }],
  [
    'a list in the place of a group',
    { ...before, sections: { 0: before.sections[0], 1: before.sections[1] } },
  ],
  ['nothing', null],
])('gives what is now: %s', (_, now) => {
  expect(keepEqual(before, structuredClone(now))).toEqual(now);
  expect(keepEqual(structuredClone(now), structuredClone(before))).toEqual(before);
});
