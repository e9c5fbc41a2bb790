import type { Tone } from '../../schema/brand.ts';

type VariableReferences = { [K in keyof Tone]: string };

/** References to the colors of the current background, for use in styles: `color: theme.tone.soft`. */
export const tone: VariableReferences = {
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

/** Returns the CSS declarations that apply a tone to an element and its descendants. */
export const toneDeclarations = (colors: Tone): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tone).map(([name, reference]) => [
      reference.slice('var('.length, -1),
      colors[name as keyof Tone],
    ]),
  );
