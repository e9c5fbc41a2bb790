/**
 * A flag that lasts as long as the browser session. Storage may be forbidden (private windows, blocked cookies);
 * then the flag lasts until the page is loaded again.
 * @param name key in the session storage
 */
export const sessionFlag = (name: string) => {
  let remembered = false;
  return {
    /** Whether the flag was set in this session. */
    isSet: (): boolean => {
      try {
        return remembered || window.sessionStorage.getItem(name) !== null;
      } catch {
        return remembered;
      }
    },
    set: (): void => {
      remembered = true;
      try {
        window.sessionStorage.setItem(name, 'yes');
      } catch {
        // Remembered above; there is no more to be had.
      }
    },
  };
};
