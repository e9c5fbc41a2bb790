/** The colours of the mail: those of the site's brand. */
export type MailColors = {
  ground: string;
  text: string;
  /** Text that steps back. */
  soft: string;
  /** Hairlines and borders. */
  rule: string;
  /** The ground of a note, and the line before it. */
  note: string;
  accent: string;
  /** Links and the button that calls, and the text on it. */
  strong: string;
  onStrong: string;
};
