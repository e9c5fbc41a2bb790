import Button from '@mui/material/Button';
import { leadForms } from '../../../schema/forms/lead-fields.ts';
import { rules } from '../../../schema/forms/rules.ts';
import type { Section } from '../../../schema/section.ts';
import { LeadInputs } from '../lead-inputs.tsx';
import type { LeadForm } from '../use-lead-form.ts';
import { formatCounter, hasMessage, MessageCounter } from './message-counter.tsx';
import { NextButton } from './next-button.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { WizardStep } from './step.tsx';

type Props = {
  section: Section<'estimate-form'>;
  lead: LeadForm;
  shown: boolean;
  onBack: () => void;
};

/** Step 2: requires a message of the minimum length; images are optional and never sent. */
export const ProjectStep = ({ section, lead, shown, onBack }: Props) => {
  const { project } = section;
  return (
    <WizardStep number={2} heading={project.heading} shown={shown}>
      <LeadInputs
        lead={lead}
        fields={{ message: leadForms.estimate.message }}
        labels={{ message: project.message }}
        more={{
          message: {
            placeholder: project.placeholder,
            minLength: rules.messageMinimum,
            hint: <MessageCounter form={lead.ref} words={project.counter} />,
          },
        }}
      />
      <PhotoPicker
        form={lead.ref}
        label={project.photos.button}
        selected={project.photos.selected}
        note={project.photos.note}
      />
      <div data-buttons="" data-move="">
        <Button variant="outlined" size="large" onClick={onBack}>
          {section.back}
        </Button>
        <NextButton
          lead={lead}
          isComplete={hasMessage}
          label={section.next}
          announcement={section.nextReady ?? formatCounter(project.counter, rules.messageMinimum)}
        />
      </div>
    </WizardStep>
  );
};
