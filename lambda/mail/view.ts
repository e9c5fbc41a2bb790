/** What the two parts of the mail show, in the order of a phone's screen. Nothing in it is escaped yet. */
export type LeadView = {
  kind: string;
  name: string;
  phone: string;
  email: string;
  /** All other fields, when the lead came, and its number: the label and the value of each. */
  lines: [label: string, value: string][];
  message: string;
  /** Lines that say that this may be spam, and why; none when it is not suspected. */
  spamNotes: string[];
  /** Says that a reply does not reach the visitor; empty when it does. */
  replyNote: string;
  /** Says that the archive does not have the lead yet; empty when it does. */
  archiveNote: string;
};
