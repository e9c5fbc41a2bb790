/** A lead of the fault run. */
export type Lead = Record<'type' | 'name' | 'email' | 'phone' | 'message', string>;

/** Returns the lead with an index. All leads differ, and SES rejects the e-mail address of every fiftieth one. */
export const leadOf = (index: number): Lead => ({
  type: 'contact',
  name: `Visitor ${index}`,
  email: index % 50 === 0 ? `visitor..${index}@visitor.example` : `visitor${index}@visitor.example`,
  phone: `714 555 ${String(index).padStart(6, '0')}`,
  message: `Lead number ${index}: ${'please call '.repeat(1 + (index % 20))}`.trim(),
});

/** Whether the plain-text part of a mail contains every field of a lead unchanged. */
export const isComplete = (lead: Lead, text: string): boolean =>
  [lead.name, lead.email, lead.phone].every((value) => text.includes(`: ${value}\n`)) &&
  text.endsWith(`\n\nMessage:\n${lead.message}\n`);
