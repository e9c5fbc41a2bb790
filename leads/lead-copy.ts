import type { Brand } from '../schema/brand.ts';
import type { Form } from '../schema/form.ts';
import type { ErrorMessages } from '../schema/forms/site-forms.ts';
import type { Locale } from '../schema/locale.ts';
import type { MailCopy } from '../schema/forms/mail-copy.ts';

/** Returns the colors of the mail. */
export const mailColors = ({ light, dark, alternate }: Brand) => ({
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

/**
 * What the functions need from the documents of the site (tokens replaced) and from the brand. It is bundled as
 * `virtual:lead-copy`.
 */
export type LeadCopy = {
  /** The name of the business. */
  name: string;
  /** URL of the site. */
  url: string;
  /** Paths of the monitored pages: the home page, and one that the menu links to. */
  pages: string[];
  /** IANA name of the business's time zone. */
  timeZone: string;
  /** How the site writes dates, numbers and money. */
  locale: Locale;
  /** All forms of the site. */
  forms: Form[];
  /** Messages for invalid fields: `forms.errors` in `_site.yaml`. */
  errors: ErrorMessages;
  mail: MailCopy;
  colours: MailColors;
};
