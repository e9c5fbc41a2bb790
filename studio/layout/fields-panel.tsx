import { Alert, Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { ErrorBoundary } from '../ui/boundary.tsx';
import { Observable } from '../core/observable.ts';
import { DocumentForm } from '../form/document-form.tsx';
import { ExampleTexts } from '../form/example-texts.tsx';
import { PageCount } from '../problems/location-list.tsx';
import { SampleDialog } from '../sample/sample-dialog.tsx';
import { DialogButton } from '../ui/buttons.tsx';
import { useChecked, useFiles, useView } from '../state/use-studio.ts';
import { selectPlural, words } from '../messages/messages.ts';
import { YamlEditor } from '../yaml/yaml-editor.tsx';

/** The visible panel on screens with room for only one. */
export const shownPanel = new Observable<PanelName>('page');

/** The panels of the screen. */
export type PanelName = 'pages' | 'page' | 'fields' | 'problems';

/** Shows and focuses the fields panel. */
const goToFields = (): void => {
  shownPanel.set('fields');
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=tabpanel]')?.focus());
};

/** Skip link to the fields; visible when it has the keyboard focus. */
export const SkipToFields = () => (
  <Button
    variant="contained"
    onClick={goToFields}
    sx={{ position: 'absolute', zIndex: 'tooltip', '&:not(:focus)': { clipPath: 'inset(50%)' } }}
  >
    {words.views.toFields}
  </Button>
);

const tabs = { fields: DocumentForm, yaml: YamlEditor };
type TabName = keyof typeof tabs;

/** Says which pages use a shared section or a form, because an edit changes all of them. */
const UsageHint = ({ file }: { file: string }) => {
  const { shared, forms } = useFiles();
  const { uses, formRoutes } = useChecked((checked) => checked);
  const [name = ''] = [...shared, ...forms].find(([, path]) => path === file) ?? [];
  const routes = file === forms.get(name) ? formRoutes.get(name) : uses.get(name);
  if (!routes) return null;
  const { one, many } = words.reach;
  const text = selectPlural(routes.length, one, many, words.forms.onNoPage);
  return (
    <Alert severity="info">
      <PageCount text={text} routes={routes} />
    </Alert>
  );
};

/** The editor of the document: form or YAML. */
export const FieldsPanel = () => {
  const { file } = useView();
  const [tab, setTab] = useState<TabName>('fields');
  const Editor = tabs[tab];
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, name: TabName) => setTab(name)}
        aria-label={words.views.label}
        sx={{ borderBottom: 1, borderColor: 'divider', flex: 'none' }}
      >
        {(Object.keys(tabs) as TabName[]).map((name) => (
          <Tab
            key={name}
            value={name}
            label={words.views[name]}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <UsageHint file={file} />
      <ExampleTexts file={file} />
      {file.startsWith('_forms/') && (
        <DialogButton label={words.sample.open} dialog={SampleDialog} sx={{ alignSelf: 'start', mx: 1 }} />
      )}
      {/* The key lets every document start at its top. */}
      <div
        key={`${tab} ${file}`}
        tabIndex={-1}
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        style={{ flex: 1, minHeight: 0, overflow: 'auto' }}
      >
        <ErrorBoundary>
          <Editor file={file} />
        </ErrorBoundary>
      </div>
    </>
  );
};
