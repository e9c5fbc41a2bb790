import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Form } from '../../schema/form.ts';
import { currentDate } from '../../schema/forms/kinds/date.ts';
import { checkForm, fieldsOf, type FieldError } from '../../schema/forms/check-form.ts';
import { localeOf } from '../../schema/locale.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import { honeypotName } from '../../schema/forms/request.ts';
import { useSite } from '../context.tsx';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { useRetainedValues } from '../controls/retain-values.ts';
import { closePopup } from '../layout/popup/popup-closed.ts';
import { createFillTime } from './sending/fill-time.ts';
import { loadedFormCode, loadFormCode } from './sending/lazy-form-code.ts';
import { errorsOfStep, fieldText, readValues } from './form-values.ts';
import { addMessageLine, applyPrefill, findLineField } from './message-line.ts';
import { submitNatively, prepareLead, type Messages } from './send-lead.ts';
import { useSteps } from './steps/use-steps.ts';
import { useAdvice } from './use-advice.ts';

/** `unavailable`: the host of the site does not accept forms, so that sending again does not help. */
type Status = 'idle' | 'sending' | 'sent' | 'failed' | 'unavailable';

/**
 * Behavior of a form (docs/specification.md 4.7, 5.2): show its steps, validate with the rules of the Lambda, send, clear
 * the fields on success and retain them on failure. The fields are uncontrolled, so that values entered before hydration
 * are kept.
 */
export const useForm = (form: Form) => {
  const id = useId();
  const site = useSite();
  const { notices } = form.texts;
  const ref = useRetainedValues<HTMLFormElement>();
  const today = () => currentDate(site.facts.timeZone);
  const fields = fieldsOf(form);
  const [fillTime] = useState(() => createFillTime(ref));
  /** Whether a submission is in progress; further submits are ignored until it ends. */
  const isBusy = useRef(false);
  const [scripted, setScripted] = useState(false);
  const [status, setStatus] = useState<Status>('idle');
  const [errors, setErrors] = useState<Messages>({});

  const touch = useCallback(() => {
    fillTime.start();
    void loadFormCode();
  }, [fillTime]);

  useLayoutEffect(() => {
    // In a layout effect, before the next paint: until then all steps may be displayed (shown-without-scripts.ts).
    setScripted(true);
  }, []);
  // After `useRetainedValues`, which restores the values that the steps depend on.
  const steps = useSteps(form, ref, today);
  useLayoutEffect(() => {
    // After `useSteps`: choices that the visitor has not confirmed skip no step.
    if (ref.current) applyPrefill(ref.current, form.type);
  }, [ref, form.type]);
  const { advice, updateAdvice, clearAdvice } = useAdvice(fields);
  useEffect(() => {
    // The visitor may have focused the form before the scripts loaded.
    if (ref.current?.contains(document.activeElement)) touch();
  }, [touch, ref]);

  /** Shows messages and moves the focus to the first invalid field, or else to the failure message. */
  const showErrors = (element: HTMLFormElement, messages: Messages, next: Status) => {
    const first = Object.keys(messages)
      .map((name) => element.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`))
      .find(Boolean);
    // Synchronously, because only rendered elements can be focused.
    flushSync(() => {
      setStatus(next);
      setErrors(messages);
      if (first) steps.reveal(first);
    });
    (first ?? element.querySelector<HTMLElement>('[data-failed]'))?.focus();
  };

  /** Falls back to native submission; not when offline, because that would replace the page with a browser error. */
  const sendNatively = async (element: HTMLFormElement) => {
    setStatus('sending');
    if (navigator.onLine && (await submitNatively(element))) setStatus('idle');
    else showErrors(element, {}, 'failed');
  };

  /** Checks the values of all steps. Returns undefined if the browser lacks a required feature. */
  const check = (element: HTMLFormElement) =>
    tryOrUndefined(() => checkForm(form, readValues(form, element), today()));

  const toMessages = (found: FieldError[]): Messages =>
    Object.fromEntries(
      found.flatMap(({ field: name, rule }) =>
        fields
          .filter((field) => field.name === name)
          .map((field) => [name, messageFor(site.forms.errors, field, rule, localeOf(site.facts))]),
      ),
    );

  const send = async (element: HTMLFormElement) => {
    if (!loadedFormCode()) setStatus('sending');
    const code = loadedFormCode() ?? (await loadFormCode());
    const checked = code && check(element);
    if (checked && 'errors' in checked)
      return showErrors(element, toMessages(checked.errors), status === 'sent' ? 'idle' : status);
    const post =
      checked &&
      tryOrUndefined(() => {
        const honeypot = fieldText(new FormData(element), honeypotName);
        const values = { ...checked.values };
        // The result of a calculator, if the form shows it, is put above the text of its field.
        const { name } = findLineField(element) ?? {};
        if (name !== undefined) values[name] = addMessageLine(String(values[name] ?? ''));
        return prepareLead({ form, values, honeypot, fillTime: fillTime.read(), site });
      });
    // Native submission is a fallback only before the request is sent: afterwards the lead could arrive twice.
    if (!post) return sendNatively(element);
    setErrors({});
    setStatus('sending');
    const outcome = await post();
    if (outcome.sent) {
      // Not `element.reset()`, because a field may have this name.
      HTMLFormElement.prototype.reset.call(element);
      fillTime.clear();
      clearAdvice();
      flushSync(() => {
        setStatus('sent');
        steps.go(0);
      });
      // The submit button lost the focus while it was disabled: restore it, so that keyboard users continue from there.
      if (document.activeElement === document.body)
        element.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      code.showNotice('success', notices.sent, notices.dismiss);
      // The popup is closed, because it invites visitors to send a request, which this visitor has done.
      closePopup();
      element.querySelector('[data-sent]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (outcome.host === 'preview') {
      setStatus('idle');
      code.showNotice('info', site.preview, notices.dismiss);
      return;
    }
    const isUnavailable = outcome.host === 'unavailable';
    code.showNotice('error', isUnavailable ? site.forms.unavailable : notices.failed, notices.dismiss);
    // Logs no data of the visitor, and only for forms with several steps: by the specification a failed estimate is
    // logged, but not a failed contact message (docs/specification.md 2.8, 6.3).
    if (form.steps.length > 1) console.error(`${form.type} request failed: ${outcome.reason}`);
    showErrors(element, outcome.errors, isUnavailable ? 'unavailable' : 'failed');
  };

  /** Shows the next step, or sends the form from the last one. */
  const submit = async () => {
    const element = ref.current;
    if (!element || isBusy.current) return;
    if (steps.next !== undefined) {
      // The button is disabled until the step is complete, but Enter activates the first button that is not disabled.
      if (findErrors(steps.current).length === 0) steps.go(steps.next);
      return;
    }
    isBusy.current = true;
    await send(element).finally(() => (isBusy.current = false));
  };

  /** Returns the errors of a step. If the browser lacks a required feature, the Lambda validates the values. */
  const findErrors = (step: number) => errorsOfStep(form, step, ref.current && check(ref.current));

  return {
    id,
    form,
    ref,
    steps,
    today,
    /** Whether the form is hydrated. */
    scripted,
    status,
    /** The messages for invalid fields, by field name. */
    errors,
    /** Hints about values that are valid but probably wrong, by field name. */
    advice,
    findErrors,
    /** Starts measuring the fill time and loads the rest of the code; to be called at the first interaction. */
    touch,
    /** Removes a field's error while the visitor corrects it; to be called for every `input` event. */
    correct: (field: HTMLInputElement) => {
      fillTime.follow(field);
      // Avoid rerendering while the visitor types in a field without an error.
      if (errors[field.name] !== undefined)
        setErrors(({ [field.name]: _corrected, ...remaining }) => remaining);
      updateAdvice(field, false);
    },
    /** Shows the error of a field that the visitor leaves, because it disables the button to the next step. */
    leave: (left: HTMLInputElement) => {
      updateAdvice(left, true);
      const found = steps.next ? findErrors(steps.current) : [];
      // The field is incomplete: the line below it says what is missing, so no error is shown.
      const blocking = found.filter(
        ({ field, rule }) => field === left.name && rule !== 'required' && rule !== 'tooShort',
      );
      if (blocking.length > 0) setErrors((shown) => ({ ...shown, ...toMessages(blocking) }));
    },
    submit: () => void submit(),
  };
};

/** A form on a page: its ref, status, steps and errors, and functions to submit it. */
export type FormState = ReturnType<typeof useForm>;
