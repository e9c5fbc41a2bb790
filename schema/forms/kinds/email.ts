import { list, pattern, text } from '../../fields.ts';
import { hostName } from '../../link-target.ts';
import { checkTyped } from '../checked-value.ts';
import { advice, defineField } from '../define-field.ts';
import { cleanEmail } from '../cleaning/email.ts';

/** An e-mail address; replies to the mail go to it. */
export const emailField = () =>
  defineField({
    kind: 'email',
    title: 'E-mail address',
    description: 'The e-mail address of the visitor.',
    rules: ['tooLong', 'format'],
    settings: {
      placeholder: text('Shown in the empty field.', 'name@example.com').optional(),
      suggestion: advice('Points out typos such as gmial.com.', {
        domains: list(
          pattern(new RegExp(`^${hostName}$`), 'A domain.', 'gmail.com'),
          'Domains of addresses that visitors often have. A domain that differs in one or two characters is probably a typo.',
        ),
        text: text(
          'Shown below an address that may have a typo; {suggestion} is the likely one.',
          'Did you mean {suggestion}?',
        ),
      }),
    },
    example: { name: 'email', label: 'Email' },
  });

/**
 * The pattern with which browsers validate `type=email`, so that all validators accept the same addresses.
 * Source: HTML standard, "Valid email address".
 */
const validAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const checkEmail = (value: unknown) =>
  checkTyped(value, cleanEmail, (address) => (validAddress.test(address) ? undefined : 'format'));
