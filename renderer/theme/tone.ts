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

/** The declarations that put a tone in force for an element and everything in it. */
export const declare = (colors: Tone): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tone).map(([name, reference]) => [
      reference.slice('var('.length, -1),
      colors[name as keyof Tone],
    ]),
  );
