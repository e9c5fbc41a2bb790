import type { FaultWords } from '../schema/forms/field-errors.ts';
import type { MailWords } from '../schema/forms/mail-words.ts';

/** What the Lambda takes from `_site.yaml`, tokens already placed. Bundled at build as `virtual:lead-words`. */
export type LeadWords = {
  /** Name of the business. */
  name: string;
  /** Address of the site. */
  url: string;
  /** IANA name of the business's time zone. */
  timeZone: string;
  faults: FaultWords;
  mail: MailWords;
};
