import { text } from './fields.ts';

/** One line of plain text that only users of a screen reader or the keyboard notice. @param title what it names */
export const spokenText = (title: string, example: string) =>
  text(`${title}, for screen readers and the keyboard.`, example).meta({ title, more: true });
