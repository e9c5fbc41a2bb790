import { useRef, useState, type RefObject } from 'react';
import { wordsFor } from '../../schema/forms/faults.ts';
import type { Notices } from '../../schema/forms/copy.ts';
import { faultsOf, leadRequest } from '../../schema/forms/request.ts';
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
};

const byField = (faults: FieldFault[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

const valueOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * What both forms do (specification, sections 4 and 8): check with the schema that the Lambda checks with, send,
 * clear after success, keep everything after failure. The fields are not controlled by React, so that what was
 * typed before the scripts arrived is still there.
 */
export const useLeadForm = ({ read, notices, onSent, onFailed }: Options): LeadForm => {
  const site = useSite();
  const ref = useRef<HTMLFormElement>(null);
  const started = useRef<number | null>(null);
  const [state, setState] = useState<State>('idle');
  const [faults, setFaults] = useState<Record<string, string>>({});

  const showFaults = (found: FieldFault[]) => {
    setFaults(byField(found));
    const fields = ref.current?.elements;
    const first = found
      .map(({ field }) => fields?.namedItem(field))
      .find((field) => field instanceof HTMLElement);
    first?.focus();
  };

  const send = async () => {
    const form = ref.current;
    if (!form || state === 'sending') return;
    const data = new FormData(form);
    const checked = leadRequest.safeParse(read(data));
    if (!checked.success) {
      showFaults(
        faultsOf(checked.error).map((fault) => ({ ...fault, message: wordsFor(site.faults, fault) })),
      );
      return;
    }
    setFaults({});
    setState('sending');
    const fillTime = started.current === null ? 0 : performance.now() - started.current;
    const outcome = await sendLead(checked.data, valueOf(data, 'company'), fillTime);
    if (outcome.sent) {
      form.reset();
      started.current = null;
      setState('idle');
      showNotice('success', notices.sent, notices.dismiss);
      onSent?.();
    } else {
      setState('failed');
      showNotice('error', notices.failed, notices.dismiss);
      onFailed?.(outcome.reason);
      showFaults(outcome.faults);
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
