import { honeypotName } from '../../schema/forms/spam-signals.ts';

/**
 * Attributes that keep password managers from filling in the field; most of them ignore `autocomplete` (developer
 * documentation of 1Password, LastPass, Bitwarden and Dashlane).
 */
const ignoredByPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/** A field that is invisible and cannot be focused. A value marks the lead as suspected spam but never rejects it. */
export const Honeypot = ({ label }: { label: string }) => (
  <div aria-hidden="true" data-unseen="">
    <label>
      {label}
      <input
        name={honeypotName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        {...ignoredByPasswordManagers}
      />
    </label>
  </div>
);
