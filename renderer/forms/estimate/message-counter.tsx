import type { RefObject } from 'react';
import { countCharacters, rules } from '../../../schema/forms/rules.ts';
import { fieldText } from '../read-lead.ts';
import { useFormValue } from '../use-form-value.ts';
import { styledByTheme } from '../../parts/themed.ts';

const Counter = styledByTheme('span', (theme) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[data-enough=true]': { color: theme.palette.success.main, fontWeight: 600 },
  '@media (scripting: none)': { display: 'none' },
}));

const countMessage = (form: HTMLFormElement): number =>
  countCharacters(fieldText(new FormData(form), 'message'));

/** Whether the message of a form is long enough. */
export const hasMessage = (form: HTMLFormElement): boolean => countMessage(form) >= rules.messageMinimum;

/** Returns the text of a counter. @param template text with the placeholder `{count}` */
export const formatCounter = (template: string, count: number): string =>
  template.replace('{count}', String(count));

type Props = { form: RefObject<HTMLFormElement | null>; words: string };

/** Shows the number of characters of the message while the visitor types. */
export const MessageCounter = ({ form, words }: Props) => {
  const count = useFormValue(form, countMessage, 0);
  return <Counter data-enough={count >= rules.messageMinimum}>{formatCounter(words, count)}</Counter>;
};
