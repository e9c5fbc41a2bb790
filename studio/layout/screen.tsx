import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { PageView } from '../page/page-view.tsx';
import { ProblemList } from '../problems/location-list.tsx';
import { Palette } from '../page/palette.tsx';
import { useChecked, useIsEditing, useObserved, useView } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';
import { Bar } from './bar.tsx';
import { FieldsPanel, shownPanel, SkipToFields, type PanelName } from './fields-panel.tsx';
import { DocumentSidebar } from './document-sidebar.tsx';

const panels = { pages: DocumentSidebar, page: PageView, fields: FieldsPanel, problems: ProblemList };

/** Layouts by screen size: columns with their panels and width; several panels in a column become tabs. */
const layouts: Record<'desktop' | 'tablet' | 'phone', [PanelName[], string][]> = {
  // The panel with the list of pages also contains the problems.
  desktop: [
    [['pages'], 'min(17rem, 25vw)'],
    [['page'], 'minmax(0, 1fr)'],
    [['fields'], 'min(26rem, 35vw)'],
  ],
  tablet: [
    [['page'], 'minmax(0, 1fr)'],
    [['fields', 'pages', 'problems'], 'min(24rem, 50vw)'],
  ],
  phone: [[['pages', 'page', 'fields', 'problems'], 'minmax(0, 1fr)']],
};

/** Four tabs fit on a phone with large text, too. */
const tabSize = { minWidth: 0, fontSize: 'min(0.875rem, 4vw)' };

/** The whole screen: panels side by side if there is room, tabs on smaller screens. */
export const Screen = () => {
  const isDesktop = useMediaQuery('(min-width: 1280px)');
  const isTablet = useMediaQuery('(min-width: 768px)');
  const columns = layouts[isDesktop ? 'desktop' : isTablet ? 'tablet' : 'phone'];
  const tabs = columns.find(([names]) => names.length > 1)?.[0] ?? [];
  const chosen = useObserved(shownPanel);
  const view = useView();
  const isMissing = useChecked((checked) => checked.isMissing);
  const isEditing = useIsEditing();
  // Shows the panel with the field when a value is selected, for example by a click on the page.
  useEffect(() => {
    if (view.path.length > 0) shownPanel.set('fields');
  }, [view.path, view.chosen]);
  useEffect(() => {
    if (isMissing) shownPanel.set('problems');
  }, [isMissing]);
  const tab = tabs.includes(chosen) ? chosen : tabs[0];
  return (
    <Box sx={{ display: 'grid', grid: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)', height: '100dvh' }}>
      <SkipToFields />
      <Bar />
      <Palette />
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: columns.map(([, width]) => width).join(' '),
          minHeight: 0,
          gap: '1px',
          bgcolor: 'divider',
        }}
      >
        {(Object.keys(panels) as PanelName[]).map((name) => {
          const Panel = panels[name];
          const column = columns.findIndex(([names]) => names.includes(name));
          const isShown = column >= 0 && (name === tab || !tabs.includes(name));
          return (
            <Box
              key={name}
              component="section"
              aria-label={words.views[name]}
              inert={name === 'fields' && !isEditing}
              sx={{
                display: isShown ? 'flex' : 'none',
                gridArea: `1 / ${column + 1}`,
                flexDirection: 'column',
                minHeight: 0,
                minWidth: 0,
                bgcolor: 'background.paper',
                '&[inert] > *': { opacity: 0.6 },
              }}
            >
              {column >= 0 && <Panel />}
            </Box>
          );
        })}
      </Box>
      {tabs.length > 0 && (
        <nav aria-label={words.views.label}>
          <Tabs
            value={tab}
            onChange={(_, name: PanelName) => shownPanel.set(name)}
            aria-label={words.views.label}
            variant="fullWidth"
            sx={{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
          >
            {tabs.map((name) => (
              <Tab key={name} value={name} label={words.views[name]} sx={tabSize} />
            ))}
          </Tabs>
        </nav>
      )}
    </Box>
  );
};
