import { addMessageLine, findLineField, messageLine } from '../message-line.ts';

/** Maximum time in ms from the native submission to the navigation to the result page. */
const limitMs = 20_000;

/**
 * Submits a form like a browser without scripts; the response is a page.
 * @returns true if the page is being left; false if there was no response in time and the submission was canceled
 */
export const submitNatively = (form: HTMLFormElement): Promise<boolean> =>
  new Promise((resolve) => {
    const message = findLineField(form);
    if (message) {
      message.value = addMessageLine(message.value);
      // If the submission is canceled, the line is a part of the text.
      messageLine.set(undefined);
    }
    const cancel = () => {
      window.stop();
      resolve(false);
    };
    const timer = setTimeout(cancel, limitMs);
    // The timer must not fire if the page is restored from the back/forward cache.
    const onLeave = () => {
      clearTimeout(timer);
      resolve(true);
    };
    addEventListener('pagehide', onLeave, { once: true });
    // Not `form.submit()`, because a field may have this name.
    HTMLFormElement.prototype.submit.call(form);
  });
