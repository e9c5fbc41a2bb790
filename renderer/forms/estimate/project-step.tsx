import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { leadForms } from '../../../schema/forms/lead-fields.ts';
import { countCharacters, rules } from '../../../schema/forms/rules.ts';
import type { Section } from '../../../schema/section.ts';
import { LeadInputs } from '../lead-inputs.tsx';
import { textOf } from '../read-lead.ts';
import { useFormNumber } from '../use-form-number.ts';
import type { LeadForm } from '../use-lead-form.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { Step } from './step.tsx';

const Counter = styled('span')(
  memoTheme(({ theme }) => ({
    fontVariantNumeric: 'tabular-nums',
    '&[data-enough=true]': { color: theme.palette.success.main, fontWeight: 600 },
    '@media (scripting: none)': { display: 'none' },
  })),
);

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
      <LeadInputs
        lead={lead}
        fields={{ message: leadForms.estimate.message }}
        labels={{ message: project.message }}
        more={{
          message: {
            placeholder: project.placeholder,
            minLength: rules.messageMinimum,
            hint: (
              <Counter data-enough={enough}>{project.counter.replace('{count}', String(characters))}</Counter>
            ),
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
        <Button type="submit" variant="contained" size="large" disabled={!enough}>
          {section.next}
        </Button>
      </div>
    </Step>
  );
};
