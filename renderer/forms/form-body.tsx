import type { Form } from '../../schema/form.ts';
import { revisionInput } from '../../schema/forms/revision.ts';
import { useSite } from '../context.tsx';
import { useDocumentEvent } from '../layout/use-document-event.ts';
import { endpointOf } from '../urls.ts';
import { Heading3, RichText } from '../parts/text.tsx';
import { visuallyHidden, styledByTheme } from '../parts/styles.ts';
import { findLineField, messageLine } from './message-line.ts';
import { shownWithoutScripts } from './shown-without-scripts.ts';
import { FormStep } from './steps/form-step.tsx';
import { StepLine } from './steps/step-line.tsx';
import { useForm } from './use-form.ts';
import { honeypotName } from '../../schema/forms/request.ts';

/**
 * Attributes that keep password managers from filling in the field; most of them ignore `autocomplete` (developer
 * documentation of 1Password, LastPass, Bitwarden and Dashlane).
 */
const ignoredByPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/** A field that is invisible and cannot be focused. A value marks the lead as suspected spam but never rejects it. */
const Honeypot = ({ label }: { label: string }) => (
  <div aria-hidden="true" data-unseen="">
    <label>
      {label}
      <input
        name={honeypotName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        {...ignoredByPasswordManagers}
      />
    </label>
  </div>
);

const FormElement = styledByTheme('form', (theme) => ({
  display: 'grid',
  gap: theme.spacing(3),
  position: 'relative',
  alignContent: 'start',
  '& [data-buttons]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5, 2),
    marginTop: theme.spacing(1),
    // On phones the buttons have the full width, so that they are easy to tap.
    [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
  },
  // A line that says what is missing takes the space above the buttons, so that they stay in the window of a phone.
  '& :has([id$=-missing]:not(:empty)) + [data-buttons]': { marginTop: theme.spacing(-2) },
  // Status messages for screen readers (WCAG 4.1.3), and the honeypot.
  '& [data-unseen]': visuallyHidden,
  // A live region must exist before its text, a description before its field; while empty they must not take a grid row.
  '& :is([role=status], [id$=-missing]):empty': { position: 'absolute' },
  '& [data-privacy] p': { ...theme.typography.body2, color: theme.tone.soft },
  '& :is([data-failed], [data-sent])': {
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `4px solid ${theme.palette.success.main}`,
    // Receives the focus after a failure; the margin keeps it clear of the notice at the bottom of a phone's screen.
    scrollMarginBlock: '40vh',
    outlineOffset: 4,
  },
  '& [data-failed]': { borderColor: theme.palette.error.main },
  ...shownWithoutScripts,
}));

/**
 * A form. Without scripts it is submitted natively, and the Lambda redirects to a result page. After hydration our
 * validation, which shows messages next to the fields, replaces that of the browser.
 * @param label the accessible name of the form
 */
export const FormBody = ({ form, label }: { form: Form; label: string }) => {
  const site = useSite();
  const state = useForm(form);
  const { status } = state;
  // Password managers, and Chrome on iOS, fill in a field with a `change` event alone.
  useDocumentEvent('change', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.form === state.ref.current) field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const { notices, privacy, success } = form.texts;
  const failures: Partial<Record<typeof status, string>> = {
    failed: notices.note,
    unavailable: site.forms.unavailable.text,
  };
  const failure = failures[status];
  return (
    <FormElement
      ref={state.ref}
      method="post"
      action={endpointOf(site)}
      aria-label={label}
      noValidate={state.scripted}
      onFocus={state.touch}
      // Safari does not focus buttons and checkboxes on click.
      onPointerDown={state.touch}
      onInput={({ target }) => state.correct(target as HTMLInputElement)}
      onBlur={({ target }) => state.leave(target as Element as HTMLInputElement)}
      // A reset after sending removes the line, which was sent with the form.
      onReset={({ currentTarget }) => findLineField(currentTarget) && messageLine.set(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <input type="hidden" name="type" value={form.type} />
      <input type="hidden" name={revisionInput} value={form.revision} />
      {success && (
        <div role="status" data-sent={status === 'sent' || undefined}>
          {status === 'sent' && (
            <>
              <Heading3 as="h2">{success.heading}</Heading3>
              <RichText text={success.text} />
            </>
          )}
        </div>
      )}
      {form.steps.length > 1 && <StepLine form={form} steps={state.steps} />}
      {form.steps.map((_, index) => (
        <FormStep key={index} state={state} index={index} />
      ))}
      <Honeypot label={notices.trap} />
      <div role="status" tabIndex={-1} data-failed={failure !== undefined || undefined}>
        {failure !== undefined && <RichText text={failure} />}
      </div>
      <div data-privacy="">
        <RichText text={privacy} />
      </div>
    </FormElement>
  );
};
