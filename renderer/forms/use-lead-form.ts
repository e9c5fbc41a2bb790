import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notices } from '../../schema/forms/copy.ts';
import type { LeadType } from '../../schema/forms/lead-fields.ts';
import { honeypotName } from '../../schema/forms/spam-signals.ts';
import { useSite } from '../context.tsx';
import { closePopup } from '../layout/popup/popup-closed.ts';
import { createFillTime } from './sending/fill-time.ts';
import { loadedFormCode, loadFormCode, type FormCode } from './sending/lazy-form-code.ts';
import { retainFormValues } from './retain-form-values.ts';
import { submitNatively } from './sending/submit-natively.ts';
import { readLead, fieldText } from './read-lead.ts';
import { prepareLead, type ShownError } from './send-lead.ts';

type State = 'idle' | 'sending' | 'failed';

type Options = {
  type: LeadType;
  notices: Notices;
  /** Called after the request was accepted and the fields were cleared. */
  onSent?: () => void;
  /** Called with the reason if sending failed. */
  onFailed?: (reason: string) => void;
  /** Makes the first invalid field visible before it receives the focus. */
  reveal?: (field: HTMLElement) => void;
};

const toMessagesByField = (errors: ShownError[]): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** Returns the first visible field with an error; several fields may have the same name. */
const findFirstInvalid = (form: HTMLFormElement, errors: ShownError[]): HTMLElement | null | undefined =>
  errors
    .map(({ field }) => form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type=hidden])`))
    .find(Boolean);

/**
 * Behavior of both forms (docs/specification.md 4.7, 5.2): validate with the Lambda's schema, send, clear the fields on
 * success and retain them on failure. The fields are uncontrolled, so that values entered before hydration are kept.
 */
export const useLeadForm = ({ type, notices, onSent, onFailed, reveal }: Options) => {
  const site = useSite();
  const ref = useRef<HTMLFormElement>(null);
  const [fillTime] = useState(() => createFillTime(ref));
  /** Whether a submission is in progress; further submits are ignored until it ends. */
  const isBusy = useRef(false);
  const [scripted, setScripted] = useState(false);
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});

  const touch = useCallback(() => {
    fillTime.start();
    void loadFormCode();
  }, [fillTime]);

  useLayoutEffect(() => {
    if (ref.current) retainFormValues(ref.current);
    // In a layout effect, before the next paint: until then all steps of a wizard may be displayed (estimate/step.tsx).
    setScripted(true);
  }, []);
  useEffect(() => {
    // The visitor may have focused the form before the scripts loaded.
    if (ref.current?.contains(document.activeElement)) touch();
  }, [touch]);

  /** Shows errors and moves the focus to the first invalid field, or else to the failure message. */
  const showErrors = (form: HTMLFormElement, found: ShownError[], next: State) => {
    const first = findFirstInvalid(form, found);
    // Synchronously, because only rendered elements can be focused.
    flushSync(() => {
      setState(next);
      setErrors(toMessagesByField(found));
      if (first) reveal?.(first);
    });
    (first ?? form.querySelector<HTMLElement>('[data-failed]'))?.focus();
  };

  /** Falls back to native submission; not when offline, because that would replace the page with a browser error. */
  const sendNatively = async (form: HTMLFormElement) => {
    setState('sending');
    if (navigator.onLine && (await submitNatively(form))) setState('idle');
    else showErrors(form, [], 'failed');
  };

  /** Shows the sending state while the rest of the code loads. */
  const waitForCode = () => {
    setState('sending');
    return loadFormCode();
  };

  /** Returns the errors of the fields or the prepared request; undefined if the browser lacks a required feature. */
  const prepare = (form: HTMLFormElement, { checkLead }: FormCode) => {
    try {
      const data = new FormData(form);
      const result = checkLead(readLead(type, data), site.faults);
      if ('errors' in result) return result;
      return { send: prepareLead(result.request, fieldText(data, honeypotName), fillTime.read()) };
    } catch {
      return undefined;
    }
  };

  const send = async (form: HTMLFormElement) => {
    const code = loadedFormCode() ?? (await waitForCode());
    const prepared = code && prepare(form, code);
    // Native submission is a fallback only before the request is sent: afterwards the lead could arrive twice.
    if (!prepared) return sendNatively(form);
    if ('errors' in prepared) return showErrors(form, prepared.errors, state);
    setErrors({});
    setState('sending');
    const outcome = await prepared.send();
    const { showNotice } = code;
    if (outcome.sent) {
      form.reset();
      fillTime.clear();
      flushSync(() => setState('idle'));
      // The submit button lost the focus while it was disabled: restore it, so that keyboard users continue from there.
      if (document.activeElement === document.body)
        form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      showNotice('success', notices.sent, notices.dismiss);
      // The popup invites visitors to send a request, which this one has done.
      closePopup();
      onSent?.();
    } else if (outcome.preview) {
      setState('idle');
      showNotice('info', site.preview, notices.dismiss);
    } else {
      showNotice('error', notices.failed, notices.dismiss);
      onFailed?.(outcome.reason);
      showErrors(form, outcome.errors, 'failed');
    }
  };

  const submit = async () => {
    if (!ref.current || isBusy.current) return;
    isBusy.current = true;
    await send(ref.current).finally(() => (isBusy.current = false));
  };

  return {
    ref,
    type,
    /** Whether the form is hydrated. */
    scripted,
    state,
    /** The messages for invalid fields, by field name. */
    errors,
    /** Starts measuring the fill time and loads the rest of the code; to be called at the first interaction. */
    touch,
    /** Removes a field's error while the visitor corrects it. */
    clearError: (field: string) => {
      // Avoid rerendering while the visitor types in a field without an error.
      if (errors[field] !== undefined) setErrors(({ [field]: _cleared, ...remaining }) => remaining);
    },
    /** Validates and sends the form. */
    submit: () => void submit(),
  };
};

/** A form that sends a lead: its ref, state and errors, and functions to submit it. */
export type LeadForm = ReturnType<typeof useLeadForm>;
