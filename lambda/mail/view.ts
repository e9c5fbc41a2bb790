/** The content of the two parts of the mail, in the order of a phone's screen. It is not escaped yet. */
export type LeadView = {
  kind: string;
  name: string;
  phone: string;
  email: string;
  /** The labels and values of all other fields, the time of arrival, and the id. */
  lines: [label: string, value: string][];
  message: string;
  /** Lines that say that this may be spam, and why. Empty if it is not suspected. */
  spamNotes: string[];
  /** Says that a reply does not reach the visitor. Empty if it does. */
  replyNote: string;
  /** Says that the lead is not archived yet. Empty if it is. */
  archiveNote: string;
};
