import { List, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

/** A list with a title; an empty title is not rendered. */
export const TitledList = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <>
      {title !== '' && (
        <Typography id={id} component="h2" variant="body2" sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}>
          {title}
        </Typography>
      )}
      <List dense aria-labelledby={title === '' ? undefined : id}>
        {children}
      </List>
    </>
  );
};

type DetailsProps = { title: string; isAlwaysOpen?: boolean; children: () => ReactNode };

/** A `details` element whose content is rendered only while it is open. */
export const LazyDetails = ({ title, isAlwaysOpen = false, children }: DetailsProps) => {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isAlwaysOpen;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer' }}>{title}</summary>
      {isShown && children()}
    </details>
  );
};
