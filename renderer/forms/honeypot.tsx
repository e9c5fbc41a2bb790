import { styled } from '@mui/material/styles';

const Hidden = styled('div')({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/**
 * A field that people neither see nor reach, to tell robots. What fills it only marks a lead, never refuses it:
 * password managers fill such fields too.
 */
export const Honeypot = ({ label }: { label: string }) => (
  <Hidden aria-hidden="true">
    <label>
      {label}
      <input name="company" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </Hidden>
);
