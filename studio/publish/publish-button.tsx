import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { words } from '../words/words.ts';

const PublishDialog = lazy(() => import('./publish-dialog.tsx'));

/** The way to review what was written, and to publish it. */
export const PublishButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ flex: 'none' }}>
        {words.publish.open}
      </Button>
      <Suspense>{isOpen && <PublishDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
