import { defineSection, heading, text } from 'page-schema-site/section';

export default defineSection({
  type: 'callback',
  title: 'Callback',
  description: 'A form that asks to be called back.',
  live: true,
  fields: {
    heading: heading('Shall we call you?'),
    submit: text('The label of the button.', 'Call me'),
  },
  example: { heading: 'Shall we call you?', submit: 'Call me' },
});
