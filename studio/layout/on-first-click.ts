/**
 * Handles a click, but not the second one of a double-click: by then the list has moved, and another entry is under the
 * pointer. A click by the keyboard counts as the first one.
 */
export const onFirstClick =
  (run: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) run();
  };
