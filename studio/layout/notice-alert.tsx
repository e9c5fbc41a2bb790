import { Alert } from '@mui/material';
import { useNotice, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';

/** What the Studio has to say, until it is closed. */
export const NoticeAlert = () => {
  const { notice } = useStudio();
  const text = useNotice();
  return (
    <div role="status">
      {text !== '' && (
        <Alert
          severity="info"
          role="presentation"
          closeText={words.draft.close}
          onClose={() => notice.set('')}
        >
          {text}
        </Alert>
      )}
    </div>
  );
};
