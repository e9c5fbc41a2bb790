import type { FieldErrorMessages } from '../schema/forms/field-error-messages.ts';
import type { MailCopy } from '../schema/forms/mail-copy.ts';
import type { MailColors } from './mail/colors.ts';

/**
 * What the functions need from `_site.yaml` (tokens interpolated) and from the brand. It is bundled as `virtual:lead-copy`.
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
  faults: FieldErrorMessages;
  mail: MailCopy;
  colours: MailColors;
};
