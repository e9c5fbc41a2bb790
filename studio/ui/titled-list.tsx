import { List, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

/** A list under its title; an empty title is none. */
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

/** What is made only once somebody unfolds it. */
export const LazyDetails = ({ title, children }: { title: string; children: () => ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer' }}>{title}</summary>
      {isOpen && children()}
    </details>
  );
};
