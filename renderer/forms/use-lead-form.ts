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
  /** Called after the request was kept and the fields were cleared. */
  onSent?: () => void;
  /** Called with the reason when sending failed. */
  onFailed?: (reason: string) => void;
  /** Brings the first field that is not right into view before it gets the focus. */
  reveal?: (field: HTMLElement) => void;
};

const byField = (errors: ShownError[]): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** The first of these fields that a visitor can see; several may share a name. */
const firstOf = (form: HTMLFormElement, errors: ShownError[]): HTMLElement | null | undefined =>
  errors
    .map(({ field }) => form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type=hidden])`))
    .find(Boolean);

/**
 * What both forms do (docs/specification.md 4.7, 5.2): check with the schema that the Lambda checks with, send,
 * clear after success, keep everything after failure. The fields are not controlled by React, so that what was
 * typed before the scripts arrived is still there.
 */
export const useLeadForm = ({ type, notices, onSent, onFailed, reveal }: Options) => {
  const site = useSite();
  const ref = useRef<HTMLFormElement>(null);
  const [fillTime] = useState(() => createFillTime(ref));
  /** A second submit before the first has ended sends nothing. */
  const busy = useRef(false);
  const [scripted, setScripted] = useState(false);
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});

  const touch = useCallback(() => {
    fillTime.start();
    void loadFormCode();
  }, [fillTime]);

  useLayoutEffect(() => {
    if (ref.current) retainFormValues(ref.current);
    // Before anything is painted: until then the steps of a wizard may be open (estimate/step.tsx).
    setScripted(true);
  }, []);
  useEffect(() => {
    // Whoever was quicker than the scripts is in the form already.
    if (ref.current?.contains(document.activeElement)) touch();
  }, [touch]);

  /** Says what is wrong, and leads the focus there: to the first field that is not right, else to the note that it failed. */
  const showErrors = (form: HTMLFormElement, found: ShownError[], next: State) => {
    const first = firstOf(form, found);
    // At once: only what is rendered can have the focus.
    flushSync(() => {
      setState(next);
      setErrors(byField(found));
      if (first) reveal?.(first);
    });
    (first ?? form.querySelector<HTMLElement>('[data-failed]'))?.focus();
  };

  /** Posts as where no script came at all; without a network that would only lose the page. */
  const sendPlainly = async (form: HTMLFormElement) => {
    setState('sending');
    if (navigator.onLine && (await submitNatively(form))) setState('idle');
    else showErrors(form, [], 'failed');
  };

  /** Waits for the rest of the code, and shows that. */
  const waitForRest = () => {
    setState('sending');
    return loadFormCode();
  };

  /** The errors of the fields, or the request; undefined when this browser lacks what either needs. */
  const prepare = (form: HTMLFormElement, { checkLead }: FormCode) => {
    try {
      const data = new FormData(form);
      const checked = checkLead(readLead(type, data), site.faults);
      if ('errors' in checked) return checked;
      return { send: prepareLead(checked.request, fieldText(data, honeypotName), fillTime.read()) };
    } catch {
      return undefined;
    }
  };

  const send = async (form: HTMLFormElement) => {
    const rest = loadedFormCode() ?? (await waitForRest());
    const prepared = rest && prepare(form, rest);
    // Only before the request has begun: a lead that was posted after it could arrive twice.
    if (!prepared) return sendPlainly(form);
    if ('errors' in prepared) return showErrors(form, prepared.errors, state);
    setErrors({});
    setState('sending');
    const outcome = await prepared.send();
    const { showNotice } = rest;
    if (outcome.sent) {
      form.reset();
      fillTime.clear();
      flushSync(() => setState('idle'));
      // A button that was switched off while it sent has lost the focus; the keyboard goes on from where it was.
      if (document.activeElement === document.body)
        form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      showNotice('success', notices.sent, notices.dismiss);
      // Whoever has sent a request needs no invitation to send one.
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
    if (!ref.current || busy.current) return;
    busy.current = true;
    await send(ref.current).finally(() => (busy.current = false));
  };

  return {
    ref,
    type,
    /** Whether scripts have taken the form over. */
    scripted,
    state,
    /** The words beside each field that is not right, by its name. */
    errors,
    /** Starts the clock of the fill time and fetches the rest of its code; to be called before anything is filled in. */
    touch,
    /** Takes a field's error away while the visitor corrects it. */
    clearError: (field: string) => {
      // Nothing is rendered again while a visitor types in a field that has no error.
      if (errors[field] !== undefined) setErrors(({ [field]: _cleared, ...others }) => others);
    },
    /** Checks and sends. */
    submit: () => void submit(),
  };
};

/** A form that sends a lead: what it holds, how it fares and what is wrong with it. */
export type LeadForm = ReturnType<typeof useLeadForm>;
