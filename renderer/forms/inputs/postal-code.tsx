import type { ClipboardEvent, InputEvent } from 'react';
import { rules } from '../../../schema/forms/rules.ts';
import { extractZipDigits } from '../../../schema/forms/cleaning/zip-code.ts';
import { lineInput } from '../line-input.tsx';

const keepDigits = ({ target }: InputEvent) => {
  // Assigning the value moves the caret, so assign it only if it changes.
  if (target instanceof HTMLInputElement && target.value !== extractZipDigits(target.value))
    target.value = extractZipDigits(target.value);
};

const pasteDigits = (event: ClipboardEvent) => {
  // `maxLength` would truncate pasted text such as "CA 92626" before its digits are extracted.
  event.preventDefault();
  if (!(event.target instanceof HTMLInputElement)) return;
  event.target.value = extractZipDigits(event.clipboardData.getData('text'));
  event.target.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A zip code, which accepts only digits, at most five (docs/specification.md 4.5). */
export const PostalCodeInput = lineInput({
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  pattern: `[0-9]{${rules.zipDigits}}`,
  maxLength: rules.zipDigits,
  onInput: keepDigits,
  onPaste: pasteDigits,
});
