import type { Form } from '../schema/form.ts';
import type { ErrorMessages } from '../schema/forms/error-messages.ts';
import type { MailCopy } from '../schema/forms/mail-copy.ts';
import type { MailColors } from './mail/colors.ts';

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
  /** All forms of the site. */
  forms: Form[];
  /** Messages for invalid fields: `forms.errors` in `_site.yaml`. */
  errors: ErrorMessages;
  mail: MailCopy;
  colours: MailColors;
};
