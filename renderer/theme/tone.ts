import type { Tone } from './brand.ts';

type Names = { [K in keyof Tone]: string };

/** References to the colours of the ground at hand, for use in styles: `color: theme.tone.soft`. */
export const tone: Names = {
  ground: 'var(--ground)',
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  rule: 'var(--rule)',
  accent: 'var(--accent)',
  action: 'var(--action)',
  actionHover: 'var(--action-hover)',
  onAction: 'var(--on-action)',
  focus: 'var(--focus)',
};

const property = (reference: string): string => reference.slice('var('.length, -1);

/** The declarations that put a tone in force for an element and everything in it. */
export const declare = (colours: Tone): Record<string, string> => ({
  [property(tone.ground)]: colours.ground,
  [property(tone.ink)]: colours.ink,
  [property(tone.soft)]: colours.soft,
  [property(tone.rule)]: colours.rule,
  [property(tone.accent)]: colours.accent,
  [property(tone.action)]: colours.action,
  [property(tone.actionHover)]: colours.actionHover,
  [property(tone.onAction)]: colours.onAction,
  [property(tone.focus)]: colours.focus,
});
