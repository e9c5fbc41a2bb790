import { Button } from '@mui/material';
import { useState } from 'react';
import { lazyPart } from '../layout/lazy-part.tsx';
import { words } from '../words/words.ts';

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx'));

/** The way to review what was written, and to publish it. */
export const PublishButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ flex: 'none' }}>
        {words.publish.open}
      </Button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  );
};
