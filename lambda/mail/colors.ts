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
