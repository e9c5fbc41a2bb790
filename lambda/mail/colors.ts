/** The colors of a brand that the mail uses. */
type BrandColors = {
  light: Record<'ground' | 'ink' | 'soft' | 'rule' | 'accent', string>;
  dark: Record<'ground' | 'ink', string>;
  alternate: string;
};

/** Returns the colors of the mail. */
export const mailColors = ({ light, dark, alternate }: BrandColors) => ({
  ground: light.ground,
  text: light.ink,
  /** Secondary text. */
  soft: light.soft,
  /** Hairlines and borders. */
  rule: light.rule,
  /** The background and the left border of a notice. */
  note: alternate,
  accent: light.accent,
  /** Links and the phone button, and the text on that button. */
  strong: dark.ground,
  onStrong: dark.ink,
});

/** The colors of the mail, taken from the brand of the site. */
export type MailColors = ReturnType<typeof mailColors>;
