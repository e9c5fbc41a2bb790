import type { FieldErrorMessages } from '../schema/forms/field-error-messages.ts';
import type { MailCopy } from '../schema/forms/mail-copy.ts';
import type { MailColors } from './mail/colors.ts';

/**
 * What the functions take from `_site.yaml`, its tokens interpolated, and from the brand. Bundled at build as
 * `virtual:lead-copy`.
 */
export type LeadCopy = {
  /** Name of the business. */
  name: string;
  /** Address of the site. */
  url: string;
  /** Paths of the pages that are watched: the home page, and one that a menu leads to. */
  pages: string[];
  /** IANA name of the business's time zone. */
  timeZone: string;
  faults: FieldErrorMessages;
  mail: MailCopy;
  colours: MailColors;
};
