import phone from '@lucide/icons/icons/phone';
import { memo } from 'react';
import { useSite } from '../context.tsx';
import { ActionLink } from '../parts/action-link.tsx';
import { LineIcon } from '../parts/line-icon.tsx';

/** The two calls to action on every page: call and the main button of the site. */
export const Actions = memo(() => {
  const { call, action } = useSite().header;
  return (
    <>
      <ActionLink look="outlined" href={call.href}>
        <LineIcon icon={phone} strokeWidth={1.5} /> <span>{call.label}</span>
      </ActionLink>
      {action && (
        <ActionLink look="action" href={action.href}>
          {action.label}
        </ActionLink>
      )}
    </>
  );
});
