import Button from '@mui/material/Button';
import { rules } from '../../schema/forms/rules.ts';
import type { Section } from '../../schema/section.ts';
import { Field } from '../forms/field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { PersonFields } from '../forms/person-fields.tsx';
import { textOf, useLeadForm } from '../forms/use-lead-form.ts';

const form = 'contact-form';

const read = (data: FormData) => ({
  type: 'contact',
  name: textOf(data, 'name'),
  email: textOf(data, 'email'),
  phone: textOf(data, 'phone'),
  message: textOf(data, 'message'),
});

export default function ContactForm({ section }: { section: Section<'contact-form'> }) {
  const lead = useLeadForm({ read, notices: section.notices });
  const sending = lead.state === 'sending';
  return (
    <FormSection heading={section.heading} intro={section.intro}>
      <FormFrame
        lead={lead}
        type="contact"
        label={section.heading}
        notices={section.notices}
        privacy={section.privacy}
        onSubmit={lead.submit}
      >
        <PersonFields form={form} labels={section.labels} lead={lead} />
        <Field
          form={form}
          name="message"
          label={section.labels.message}
          rows={6}
          fault={lead.faults['message']}
          onInput={() => lead.mend('message')}
          maxLength={rules.messageMaximum}
        />
        <div data-buttons="">
          <Button type="submit" variant="contained" size="large" disabled={sending}>
            {sending ? section.sending : section.submit}
          </Button>
        </div>
      </FormFrame>
    </FormSection>
  );
}
