import './without-eval.ts';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Notices } from '../../schema/forms/copy.ts';
import { faultsOf, leadRequest } from '../../schema/forms/request.ts';
import { wordsFor } from '../../schema/forms/words-for.ts';
import { useSite } from '../context.tsx';
import { showNotice } from '../notices.tsx';
import { sendLead, type FieldFault } from './send-lead.ts';

type State = 'idle' | 'sending' | 'failed';

/** A form that sends a lead: what it holds, how it fares and what is wrong with it. */
export type LeadForm = {
  ref: RefObject<HTMLFormElement | null>;
  state: State;
  /** The words beside each field at fault, by its name. */
  faults: Record<string, string>;
  /** Starts the clock of the fill time; call it at the first touch. */
  touch: () => void;
  /** Takes a field's fault away while the visitor mends it. */
  mend: (field: string) => void;
  /** Checks and sends. */
  submit: () => void;
};

type Options = {
  /** What the form's fields say, as the request that they mean. */
  read: (data: FormData) => Record<string, unknown>;
  notices: Notices;
  /** Called after the request was kept and the fields were cleared. */
  onSent?: () => void;
  /** Called with the reason when sending failed. */
  onFailed?: (reason: string) => void;
  /** Brings the first field at fault into view before it gets the focus. */
  reveal?: (field: HTMLElement) => void;
};

const byField = (faults: FieldFault[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

/** The first field at fault that a visitor can see; several may share its name. */
const firstOf = (form: HTMLFormElement, faults: FieldFault[]): HTMLElement | undefined =>
  faults
    .flatMap(({ field }) => [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(field)}"]`)])
    .find((field) => !field.matches('[type=hidden]'));

const valueOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * What both forms do (specification, sections 4 and 8): check with the schema that the Lambda checks with, send,
 * clear after success, keep everything after failure. The fields are not controlled by React, so that what was
 * typed before the scripts arrived is still there.
 */
export const useLeadForm = ({ read, notices, onSent, onFailed, reveal }: Options): LeadForm => {
  const site = useSite();
  const ref = useRef<HTMLFormElement>(null);
  const started = useRef<number | null>(null);
  const [state, setState] = useState<State>('idle');
  const [faults, setFaults] = useState<Record<string, string>>({});

  /** Says what is wrong, and leads the focus there: to the first field at fault, else to the note that it failed. */
  const showFaults = (form: HTMLFormElement, found: FieldFault[], next: State) => {
    const first = firstOf(form, found);
    // At once: only what is drawn can have the focus.
    flushSync(() => {
      setState(next);
      setFaults(byField(found));
      if (first) reveal?.(first);
    });
    (first ?? form.querySelector<HTMLElement>('[data-failed]'))?.focus();
  };

  const send = async () => {
    const form = ref.current;
    if (!form || state === 'sending') return;
    const data = new FormData(form);
    const checked = leadRequest.safeParse(read(data));
    if (!checked.success) {
      const found = faultsOf(checked.error);
      const worded = found.map((fault) => ({ ...fault, message: wordsFor(site.faults, fault) }));
      return showFaults(form, worded, state);
    }
    setFaults({});
    setState('sending');
    const fillTime = started.current === null ? 0 : performance.now() - started.current;
    const outcome = await sendLead(checked.data, valueOf(data, 'company'), fillTime);
    if (outcome.sent) {
      form.reset();
      started.current = null;
      flushSync(() => setState('idle'));
      // A button that was switched off while it sent has lost the focus; the keyboard goes on from where it was.
      if (document.activeElement === document.body)
        form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      showNotice('success', notices.sent, notices.dismiss);
      onSent?.();
    } else {
      showNotice('error', notices.failed, notices.dismiss);
      onFailed?.(outcome.reason);
      showFaults(form, outcome.faults, 'failed');
    }
  };

  return {
    ref,
    state,
    faults,
    touch: () => {
      started.current ??= performance.now();
    },
    mend: (field) => {
      setFaults(({ [field]: _mended, ...others }) => others);
    },
    submit: () => void send(),
  };
};

/** The text of a field. */
export const textOf = valueOf;
