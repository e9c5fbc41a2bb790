import { Tab, Tabs } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { DocumentForm } from '../form/document-form.tsx';
import { ReachNote } from '../site/reach-note.tsx';
import { useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';

const tabs = {
  fields: DocumentForm,
  // The editor of texts is half as large as all the rest, and most never open it.
  yaml: lazy(async () => ({ default: (await import('../yaml/yaml-editor.tsx')).YamlEditor })),
};
type Name = keyof typeof tabs;

/** What can be edited: the fields of the document, or its text. */
export const FieldsPanel = () => {
  const { file } = useView();
  const [tab, setTab] = useState<Name>('fields');
  const Editor = tabs[tab];
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, name: Name) => setTab(name)}
        aria-label={words.views.label}
        sx={{ borderBottom: 1, borderColor: 'divider', flex: 'none' }}
      >
        {(Object.keys(tabs) as Name[]).map((name) => (
          <Tab
            key={name}
            value={name}
            label={words.views[name]}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <ReachNote file={file} />
      <div
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        style={{ flex: 1, minHeight: 0, overflow: 'auto' }}
      >
        <Suspense fallback={<p role="status">{words.yaml.loading}</p>}>
          <Editor key={file} file={file} />
        </Suspense>
      </div>
    </>
  );
};
