import { Alert, Button } from '@mui/material';
import { createRoot } from 'react-dom/client';
import { showStudio } from './show-studio.tsx';
import { localStore } from './store/local-store.ts';
import { errorMessage, words } from './messages/messages.ts';

const root = createRoot(document.getElementById('studio') as HTMLElement);

const start = async (): Promise<void> => {
  root.render(<p role="status">{words.app.loading}</p>);
  try {
    await showStudio(root, localStore);
  } catch (error) {
    root.render(
      <Alert severity="error" action={<Button onClick={() => void start()}>{words.app.again}</Button>}>
        {words.app.failed} {errorMessage(error)}
      </Alert>,
    );
  }
};

void start();
