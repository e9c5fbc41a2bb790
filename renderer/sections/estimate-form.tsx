import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Section } from '../../schema/section.ts';
import { ContactStep } from '../forms/estimate/contact-step.tsx';
import { hasMessage } from '../forms/estimate/message-counter.tsx';
import { ProjectStep } from '../forms/estimate/project-step.tsx';
import { findReachedStep } from '../forms/estimate/reached-step.ts';
import { hasRoom, RoomsStep } from '../forms/estimate/rooms-step.tsx';
import { StepLine } from '../forms/estimate/step-line.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useLeadForm } from '../forms/use-lead-form.ts';

/**
 * Whether each step is complete. The Next button is disabled until then, but Enter activates the first button that is
 * not disabled.
 */
const isComplete = [hasRoom, hasMessage];

/** The request for an estimate in three steps (docs/specification.md 4). */
export default function EstimateForm({ section }: { section: Section<'estimate-form'> }) {
  const [step, setStep] = useState(1);
  const moved = useRef(false);
  const go = (to: number) => {
    moved.current = true;
    setStep(to);
  };
  const lead = useLeadForm({
    type: 'estimate',
    notices: section.notices,
    onSent: () => go(1),
    reveal: (field) => setStep(Number(field.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? step)),
    onFailed: (reason) => console.error(`estimate request failed: ${reason}`),
  });
  useLayoutEffect(() => {
    if (lead.ref.current) setStep(findReachedStep(lead.ref.current));
  }, [lead.ref]);
  useEffect(() => {
    // Move the focus to the new step, but not on the first render.
    if (moved.current) lead.ref.current?.querySelector<HTMLElement>(`[data-step="${step}"] legend`)?.focus();
  }, [step, lead.ref]);

  const advance = () => {
    const isStepComplete = isComplete[step - 1];
    if (!isStepComplete) lead.submit();
    else if (lead.ref.current && isStepComplete(lead.ref.current)) go(step + 1);
  };

  const { rooms, project, contact } = section;
  return (
    <FormFrame lead={lead} section={section} onSubmit={advance}>
      <StepLine label={section.progress} names={[rooms.name, project.name, contact.name]} step={step} />
      <RoomsStep section={section} lead={lead} shown={step === 1} />
      <ProjectStep section={section} lead={lead} shown={step === 2} onBack={() => go(1)} />
      <ContactStep section={section} lead={lead} shown={step === 3} onBack={() => go(2)} />
    </FormFrame>
  );
}
