import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * A help text below a control, visible while the control has the focus and a moment longer: what is below it moves
 * only after a click on it.
 */
export const FieldHelp = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Typography
    id={id}
    variant="caption"
    sx={{
      display: 'none',
      width: '100%',
      transition: 'display 0.3s allow-discrete',
      // A selector that begins with a colon would apply to this element itself.
      // Appearing without a transition: one that is reversed lasts only as long as it had run.
      '*:focus-within > &': { display: 'block', transition: 'none' },
    }}
  >
    {children}
  </Typography>
);
