/** A lead of the fault run. */
export type Lead = Record<'type' | 'name' | 'email' | 'phone' | 'message', string>;

/** The lead of a number: no two are the same, and SES refuses the address of every fiftieth. */
export const leadOf = (index: number): Lead => ({
  type: 'contact',
  name: `Visitor ${index}`,
  email: index % 50 === 0 ? `visitor..${index}@visitor.example` : `visitor${index}@visitor.example`,
  phone: `714 555 ${String(index).padStart(6, '0')}`,
  message: `Lead number ${index}: ${'please call '.repeat(1 + (index % 20))}`.trim(),
});

/** Whether the plain part of a mail shows every field of a lead as it was sent. */
export const isWhole = (lead: Lead, text: string): boolean =>
  [lead.name, lead.email, lead.phone].every((value) => text.includes(`: ${value}\n`)) &&
  text.endsWith(`\n\nMessage:\n${lead.message}\n`);
