import { List, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

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
