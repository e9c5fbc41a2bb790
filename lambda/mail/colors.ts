/** The colors of the mail, taken from the brand of the site. */
export type MailColors = {
  ground: string;
  text: string;
  /** Secondary text. */
  soft: string;
  /** Hairlines and borders. */
  rule: string;
  /** The background and the left border of a notice. */
  note: string;
  accent: string;
  /** Links and the phone button, and the text on that button. */
  strong: string;
  onStrong: string;
};

/** The colors of a brand that the mail uses. */
type BrandColors = {
  light: Record<'ground' | 'ink' | 'soft' | 'rule' | 'accent', string>;
  dark: Record<'ground' | 'ink', string>;
  alternate: string;
};

/** Returns the colors of the mail. */
export const mailColors = ({ light, dark, alternate }: BrandColors): MailColors => ({
  ground: light.ground,
  text: light.ink,
  soft: light.soft,
  rule: light.rule,
  note: alternate,
  accent: light.accent,
  strong: dark.ground,
  onStrong: dark.ink,
});
