import Button from '@mui/material/Button';
import { leadForms } from '../../schema/forms/lead-fields.ts';
import type { Section } from '../../schema/section.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { LeadInputs } from '../forms/lead-inputs.tsx';
import { useLeadForm } from '../forms/use-lead-form.ts';

export default function ContactForm({ section }: { section: Section<'contact-form'> }) {
  const lead = useLeadForm({ type: 'contact', notices: section.notices });
  const sending = lead.state === 'sending';
  return (
    <FormFrame lead={lead} section={section} onSubmit={lead.submit}>
      <LeadInputs lead={lead} fields={leadForms.contact} labels={section.labels} />
      <div data-buttons="">
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {sending ? section.sending : section.submit}
        </Button>
      </div>
    </FormFrame>
  );
}
