import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { Screen } from './layout/screen.tsx';
import { Starting } from './layout/starting.tsx';
import { theme } from './layout/theme.ts';
import { startStudio } from './state/start-studio.ts';
import { StudioProvider } from './state/use-studio.ts';
import { localStore } from './store/local-store.ts';

const root = createRoot(document.getElementById('studio') as HTMLElement);

const start = async (): Promise<void> => {
  root.render(<Starting />);
  try {
    const studio = await startStudio(localStore);
    root.render(
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <StudioProvider value={studio}>
          <Screen />
        </StudioProvider>
      </ThemeProvider>,
    );
  } catch (error) {
    root.render(
      <Starting
        failure={error instanceof Error ? error.message : String(error)}
        again={() => void start()}
      />,
    );
  }
};

void start();
