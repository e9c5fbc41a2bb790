import { Alert, AppBar, Button, Stack, Typography } from '@mui/material';
import redo from '@lucide/icons/icons/redo-2';
import undo from '@lucide/icons/icons/undo-2';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ConflictAlerts } from '../conflicts/conflict-alerts.tsx';
import { PageWidth } from '../page/page-width.tsx';
import { PageMenu } from '../site/page-menu.tsx';
import { useChecked, useDraft, useNotice, useSaving, useStudio, useView } from '../state/use-studio.ts';
import { mediaFolder } from '../store/picture-text.ts';
import { fill, words } from '../words/words.ts';
import { ToolButton } from './tool-button.tsx';

const ChangesDialog = lazy(async () => ({
  default: (await import('../changes/changes-dialog.tsx')).ChangesDialog,
}));

/** What is not saved, such as "2 pages, 1 picture". */
const countsOf = (names: readonly string[]): string => {
  const { page, pages, picture, pictures } = words.bar;
  const ofPictures = names.filter((name) => name.startsWith(mediaFolder)).length;
  const ofPages = names.length - ofPictures;
  return [
    ...(ofPages > 0 ? [`${ofPages} ${ofPages === 1 ? page : pages}`] : []),
    ...(ofPictures > 0 ? [`${ofPictures} ${ofPictures === 1 ? picture : pictures}`] : []),
  ].join(', ');
};

/** Whether all is saved, and what has changed. */
const State = ({ unsaved }: { unsaved: readonly string[] }) => {
  const { done } = useDraft();
  const isSaving = useSaving().state === 'saving';
  const [isOpen, setOpen] = useState(false);
  const state =
    unsaved.length === 0 ? words.bar.saved : fill(words.bar.unsaved, { count: countsOf(unsaved) });
  return (
    <>
      <Typography role="status" variant="caption" noWrap>
        {isSaving ? words.bar.saving : state}
      </Typography>
      {done.length > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.changes.open}
        </Button>
      )}
      <Suspense>{isOpen && <ChangesDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};

/** What the Studio has to say, until it is closed. */
const Notice = () => {
  const { notice } = useStudio();
  const text = useNotice();
  return (
    <div role="status">
      {text !== '' && (
        <Alert
          severity="info"
          role="presentation"
          closeText={words.dialogs.close}
          onClose={() => notice.set('')}
        >
          {text}
        </Alert>
      )}
    </div>
  );
};

/** The bar above: which page it is, whether all is saved, and what can be done to all of it. */
export const Bar = () => {
  const { texts, saver } = useStudio();
  const { done, undone } = useDraft();
  const saving = useSaving();
  const { route } = useView();
  const title = useChecked().rendered?.titles.get(route) ?? route;
  const unsaved = texts.unsaved().map(({ name }) => name);
  useEffect(() => {
    document.title = fill(words.app.title, { page: title });
  }, [title]);
  return (
    <AppBar position="static" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', px: 2, py: 0.75 }}
      >
        <Typography variant="h1" noWrap sx={{ flex: '1 1 8rem', minWidth: 0 }}>
          {title}
        </Typography>
        <PageMenu />
        <State unsaved={unsaved} />
        <PageWidth />
        <ToolButton
          label={words.bar.undo}
          icon={undo}
          disabled={done.length === 0}
          onClick={() => texts.undo()}
        />
        <ToolButton
          label={words.bar.redo}
          icon={redo}
          disabled={undone.length === 0}
          onClick={() => texts.redo()}
        />
        <Button variant="contained" disabled={unsaved.length === 0} onClick={() => void saver.save()}>
          {words.bar.save}
        </Button>
      </Stack>
      <ConflictAlerts />
      <Notice />
      {saving.state === 'failed' && <Alert severity="error">{saving.reason ?? words.store.notWritten}</Alert>}
    </AppBar>
  );
};
