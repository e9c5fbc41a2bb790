import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { countCharacters, rules } from '../../../schema/forms/rules.ts';
import type { Section } from '../../../schema/section.ts';
import { Field } from '../field.tsx';
import { useFormNumber } from '../use-form-number.ts';
import { textOf, type LeadForm } from '../use-lead-form.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { Step } from './step.tsx';

const Counter = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[data-enough=true]': { color: theme.palette.success.main, fontWeight: 600 },
  '@media (scripting: none)': { display: 'none' },
}));

type Props = {
  section: Section<'estimate-form'>;
  lead: LeadForm;
  shown: boolean;
  onBack: () => void;
};

const typed = (form: HTMLFormElement) => countCharacters(textOf(new FormData(form), 'message'));

/** Step 2: a message long enough opens the way to step 3; pictures are optional and never sent. */
export const ProjectStep = ({ section, lead, shown, onBack }: Props) => {
  const characters = useFormNumber(lead.ref, typed);
  const { project } = section;
  const enough = characters >= rules.messageMinimum;
  return (
    <Step number={2} heading={project.heading} shown={shown}>
      <Field
        form="estimate-form"
        name="message"
        label={project.message}
        placeholder={project.placeholder}
        rows={6}
        minLength={rules.messageMinimum}
        maxLength={rules.messageMaximum}
        fault={lead.faults['message']}
        hint={
          <Counter data-enough={enough}>{project.counter.replace('{count}', String(characters))}</Counter>
        }
        onInput={() => lead.mend('message')}
      />
      <PhotoPicker
        form={lead.ref}
        label={project.images}
        selected={project.selected}
        note={project.imagesNote}
      />
      <div data-buttons="" data-move="">
        <Button variant="outlined" size="large" onClick={onBack}>
          {section.back}
        </Button>
        <Button type="submit" variant="contained" size="large" disabled={!enough}>
          {section.next}
        </Button>
      </div>
    </Step>
  );
};
