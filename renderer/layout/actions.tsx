import phone from '@lucide/icons/icons/phone';
import { memo } from 'react';
import { useSite } from '../context.tsx';
import { ActionLink } from '../parts/action-link.tsx';
import { LineIcon } from '../parts/line-icon.tsx';

/** The two calls to action on every page: call and request an estimate. */
export const Actions = memo(() => {
  const { call, estimate } = useSite().header;
  return (
    <>
      <ActionLink look="outlined" href={call.href}>
        <LineIcon icon={phone} strokeWidth={1.5} /> <span>{call.label}</span>
      </ActionLink>
      <ActionLink look="estimate" href={estimate.href}>
        {estimate.label}
      </ActionLink>
    </>
  );
});
