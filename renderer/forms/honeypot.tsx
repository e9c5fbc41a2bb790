import { styled } from '@mui/material/styles';
import { honeypotName } from '../../schema/forms/spam-signals.ts';
import { visuallyHidden } from '../parts/visually-hidden.ts';

const Hidden = styled('div')(visuallyHidden);

/**
 * What password managers read beside `autocomplete`, which most of them ignore (documentation of 1Password, LastPass,
 * Bitwarden and Dashlane for developers of websites).
 */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/** A field that people neither see nor reach. What fills it in only marks a lead, never refuses it. */
export const Honeypot = ({ label }: { label: string }) => (
  <Hidden aria-hidden="true">
    <label>
      {label}
      <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" {...notForPasswordManagers} />
    </label>
  </Hidden>
);
