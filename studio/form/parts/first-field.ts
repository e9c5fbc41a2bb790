/** A dialog that has opened gives the focus to its first field. */
export const firstField = {
  transition: {
    onEntered: (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('input:not([type=file])')?.focus(),
  },
};
