import { Alert, AppBar, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import redo from '@lucide/icons/icons/redo-2';
import undo from '@lucide/icons/icons/undo-2';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { PageMenu } from '../site/page-menu.tsx';
import { useChecked, useDraft, useSaving, useStudio, useView } from '../state/use-studio.ts';
import { mediaFolder } from '../store/picture-text.ts';
import { fill, words } from '../words/words.ts';
import { ConflictAlerts } from '../conflicts/conflict-alerts.tsx';
import { NoticeAlert } from './notice-alert.tsx';
import { PageWidth } from '../page/page-width.tsx';

/** What the page is called where there is no room for its whole title. */
const useTitle = (): string => {
  const { route } = useView();
  const { rendered } = useChecked();
  return rendered?.titles.get(route) ?? route;
};

const ChangesDialog = lazy(async () => ({
  default: (await import('../changes/changes-dialog.tsx')).ChangesDialog,
}));

/** What is not saved, such as "2 pages, 1 picture". */
const countsOf = (names: readonly string[]): string => {
  const pictures = names.filter((name) => name.startsWith(mediaFolder)).length;
  const counts = [
    { count: names.length - pictures, one: words.bar.page, many: words.bar.pages },
    { count: pictures, one: words.bar.picture, many: words.bar.pictures },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
};

const State = () => {
  const { texts } = useStudio();
  const { done } = useDraft();
  const saving = useSaving();
  const names = texts.unsaved().map(({ name }) => name);
  const text =
    saving.state === 'saving'
      ? words.bar.saving
      : names.length === 0
        ? words.bar.saved
        : fill(words.bar.unsaved, { count: countsOf(names) });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {text}
      </Typography>
      {done.length > 0 && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {words.changes.open}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ChangesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The bar above: which page it is, whether all is saved, and what can be done to all of it. */
export const Bar = () => {
  const { texts, saver } = useStudio();
  const { done, undone } = useDraft();
  const saving = useSaving();
  const title = useTitle();
  useEffect(() => {
    document.title = fill(words.app.title, { page: title });
  }, [title]);
  const steps = [
    { name: words.bar.undo, icon: undo, can: done.length > 0, run: () => texts.undo() },
    { name: words.bar.redo, icon: redo, can: undone.length > 0, run: () => texts.redo() },
  ];
  return (
    <AppBar position="static" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', px: 2, py: 0.75 }}
      >
        <Typography component="h1" variant="h1" noWrap sx={{ flex: '1 1 8rem', minWidth: 0 }}>
          {title}
        </Typography>
        <PageMenu />
        <State />
        <PageWidth />
        {steps.map(({ name, icon, can, run }) => (
          <Tooltip key={name} title={name}>
            <span>
              <IconButton aria-label={name} disabled={!can} onClick={run}>
                <LineIcon icon={icon} size={18} />
              </IconButton>
            </span>
          </Tooltip>
        ))}
        <Button
          variant="contained"
          disableElevation
          disabled={texts.unsaved().length === 0}
          onClick={() => void saver.save()}
        >
          {words.bar.save}
        </Button>
      </Stack>
      <ConflictAlerts />
      <NoticeAlert />
      {saving.state === 'failed' && <Alert severity="error">{saving.reason}</Alert>}
    </AppBar>
  );
};
