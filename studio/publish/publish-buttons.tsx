import { Button } from '@mui/material';
import { lazy, Suspense, useContext, useState } from 'react';
import { words } from '../words/words.ts';
import { PublishingContext } from './publishing-context.ts';

const dialogs = {
  history: lazy(() => import('./history-dialog.tsx')),
  open: lazy(() => import('./publish-dialog.tsx')),
};

/** What was published, and the way to publish; nothing where the store does not. */
export const PublishButtons = () => {
  const publishing = useContext(PublishingContext);
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  if (!publishing) return null;
  const Opened = opened && dialogs[opened];
  return (
    <>
      {(['history', 'open'] as const).map((name) => (
        <Button key={name} aria-haspopup="dialog" onClick={() => setOpened(name)} sx={{ flex: 'none' }}>
          {words.publish[name]}
        </Button>
      ))}
      <Suspense>{Opened && <Opened onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
};
