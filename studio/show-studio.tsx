import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from './ui/boundary.tsx';
import { Screen } from './layout/screen.tsx';
import { studioTheme } from './ui/theme.ts';
import { listenToShortcuts } from './core/shortcut.ts';
import { listenToFiles } from './images/file-events.ts';
import { locateDrop, addDroppedFiles } from './images/add-dropped-files.ts';
import type { Hosted } from './state/studio.ts';
import { StudioContext } from './state/use-studio.ts';
import { startStudio } from './state/start-studio.ts';
import type { SiteStore } from './store/site-store.ts';

/** Applies the Studio's theme. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={studioTheme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);

/**
 * Renders the Studio for a store.
 * @throws Error if the store cannot be read
 */
export const showStudio = async (root: Root, store: SiteStore, hosted?: Hosted): Promise<void> => {
  const studio = await startStudio(store, hosted);
  listenToShortcuts((shortcut) => studio.run(shortcut));
  listenToFiles((files, event) => void addDroppedFiles(studio, files, locateDrop(studio, event)));
  root.render(
    <Themed>
      <StudioContext value={studio}>
        <ErrorBoundary>
          <Screen />
        </ErrorBoundary>
      </StudioContext>
    </Themed>,
  );
};
