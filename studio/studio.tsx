import { Alert, Button, CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { Screen } from './layout/screen.tsx';
import { theme } from './layout/theme.ts';
import { listenToShortcuts } from './page/shortcut.ts';
import { PublishingContext } from './publish/publishing-context.ts';
import { startStudio } from './state/start-studio.ts';
import { StudioContext } from './state/use-studio.ts';
import { localPublishing } from './store/local-publishing.ts';
import { localStore } from './store/local-store.ts';
import { words } from './words/words.ts';

const root = createRoot(document.getElementById('studio') as HTMLElement);

const start = async (): Promise<void> => {
  root.render(<p role="status">{words.app.loading}</p>);
  try {
    const studio = await startStudio(localStore);
    listenToShortcuts((shortcut) => studio.run(shortcut));
    root.render(
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <StudioContext value={studio}>
          <PublishingContext value={localPublishing}>
            <Screen />
          </PublishingContext>
        </StudioContext>
      </ThemeProvider>,
    );
  } catch (error) {
    root.render(
      <Alert severity="error" action={<Button onClick={() => void start()}>{words.app.again}</Button>}>
        {words.app.failed} {error instanceof Error ? error.message : String(error)}
      </Alert>,
    );
  }
};

void start();
