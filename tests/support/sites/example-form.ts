import type { Form, FormDocument } from '../../../schema/form.ts';
import { revisionOf } from '../../../schema/forms/revision.ts';

const document: FormDocument = {
  name: 'Message',
  steps: [
    {
      fields: [
        { kind: 'name', name: 'name', label: 'Name' },
        { kind: 'email', name: 'email', label: 'Email' },
        { kind: 'phone', name: 'phone', label: 'Phone' },
        { kind: 'paragraph', name: 'message', label: 'Message' },
      ],
    },
  ],
  texts: {
    submit: 'Send message',
    sending: 'Sending...',
    privacy: 'We use this to answer you and for nothing else.',
    notices: {
      sent: { title: 'Message Sent!', text: 'Thank you. We answer within a day.' },
      failed: { title: 'Error', text: 'Please try again or call us.' },
      note: 'Nothing was lost: your answers are still here.',
      dismiss: 'Close this notice',
      trap: 'Leave this field empty',
    },
  },
};

/** The form `contact`, for the examples of sections, which refer to it. */
export const exampleForm: Form = { ...document, type: 'contact', revision: revisionOf(document) };
