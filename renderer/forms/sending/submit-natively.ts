/** How long a form that was posted without scripts may take to lead to another page, in milliseconds. */
const limitMs = 20_000;

/**
 * Posts a form as a browser without scripts does. The answer is a page.
 * @returns whether it has led away; false when nothing was answered in time, and the post is given up
 */
export const submitNatively = (form: HTMLFormElement): Promise<boolean> =>
  new Promise((resolve) => {
    const giveUp = () => {
      window.stop();
      resolve(false);
    };
    const timer = setTimeout(giveUp, limitMs);
    // A page that the browser shows again on the way back must not give up then.
    const leave = () => {
      clearTimeout(timer);
      resolve(true);
    };
    addEventListener('pagehide', leave, { once: true });
    form.submit();
  });
