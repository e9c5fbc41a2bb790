import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { PageView } from '../page/page-view.tsx';
import { SectionPalette } from '../sections/section-palette.tsx';
import { ProblemList } from '../problems/problem-list.tsx';
import { useStudio, useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { Bar } from './bar.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { Rail } from './rail.tsx';
import { useKeys } from './use-keys.ts';

const screens = ['pages', 'page', 'fields', 'problems'] as const;
type ScreenName = (typeof screens)[number];

const Panel = ({ shown, label, children }: { shown: boolean; label: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      display: shown ? 'flex' : 'none',
      flexDirection: 'column',
      minHeight: 0,
      minWidth: 0,
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);

/** Everything on the screen: side by side where there is room, one thing at a time on a telephone. */
export const Screen = () => {
  const isDesk = useMediaQuery('(min-width: 1280px)');
  const isTablet = useMediaQuery('(min-width: 768px)');
  const [chosen, setChosen] = useState<ScreenName>('page');
  const view = useView();
  const { checking } = useStudio();
  useKeys();
  // Whoever has chosen something to edit wants to see its field.
  useEffect(() => {
    if (view.path.length > 0) setChosen('fields');
  }, [view.path, view.chosen, checking]);
  const isBeside = (name: ScreenName): boolean =>
    isDesk ? name !== 'problems' : isTablet && (name === 'page' || name === 'fields');
  const beside = screens.filter(isBeside);
  const tabs = screens.filter((name) => !isBeside(name));
  const shown = (name: ScreenName): boolean =>
    isBeside(name) ? !(tabs.includes(chosen) && name !== 'page' && isTablet && !isDesk) : chosen === name;
  const columns = isDesk
    ? '17rem minmax(0, 1fr) 26rem'
    : isTablet
      ? 'minmax(0, 1fr) 24rem'
      : 'minmax(0, 1fr)';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
        height: '100dvh',
      }}
    >
      <Bar />
      <SectionPalette />
      <Box
        component="main"
        sx={{ display: 'grid', gridTemplateColumns: columns, minHeight: 0, gap: '1px', bgcolor: 'divider' }}
      >
        <Panel shown={shown('pages')} label={words.views.pages}>
          <Rail />
        </Panel>
        <Panel shown={shown('page')} label={words.views.page}>
          <PageView />
        </Panel>
        <Panel shown={shown('fields')} label={words.views.fields}>
          <FieldsPanel />
        </Panel>
        {!isDesk && (
          <Panel shown={shown('problems')} label={words.views.problems}>
            <ProblemList />
          </Panel>
        )}
      </Box>
      {!isDesk && (
        <nav aria-label={words.views.label}>
          <Tabs
            value={tabs.includes(chosen) || !isTablet ? chosen : false}
            onChange={(_, name: ScreenName) => setChosen(name)}
            aria-label={words.views.label}
            variant="fullWidth"
            sx={{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
          >
            {[...(isTablet ? beside.filter((name) => name === 'fields') : beside), ...tabs].map((name) => (
              <Tab key={name} value={name} label={words.views[name]} sx={{ minWidth: 0 }} />
            ))}
          </Tabs>
        </nav>
      )}
    </Box>
  );
};
