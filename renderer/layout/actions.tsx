import Button from '@mui/material/Button';
import Phone from 'lucide-react/icons/phone';
import { memo } from 'react';
import { useSite } from '../context.tsx';

/** The two things a visitor can always do: call, and ask for an estimate. */
export const Actions = memo(() => {
  const { call, estimate } = useSite().header;
  return (
    <>
      <Button variant="outlined" href={call.href}>
        <Phone strokeWidth={1.5} /> <span>{call.label}</span>
      </Button>
      <Button variant="contained" color="estimate" href={estimate.href}>
        {estimate.label}
      </Button>
    </>
  );
});
