import { Alert, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}));

/** The documents that others have changed in the same lines, each with a way to decide. */
export const ConflictAlerts = () => {
  const studio = useStudio();
  const { conflicts } = useDraft();
  const [opened, setOpened] = useState<string>();
  const stored = opened === undefined ? undefined : conflicts.get(opened);
  return (
    <>
      {[...conflicts.keys()].map((file) => (
        <Alert
          key={file}
          severity="warning"
          action={
            <Button color="inherit" onClick={() => setOpened(file)}>
              {words.conflicts.compare}
            </Button>
          }
        >
          {fill(words.conflicts.changed, { file: studio.shownName(file) })}
        </Alert>
      ))}
      {opened !== undefined && stored !== undefined && (
        <Suspense>
          <ConflictDialog file={opened} stored={stored} close={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
};
