import { AppBar, Button, Stack, Typography } from '@mui/material';
import type { LucideIconData } from '@lucide/icons';
import redo from '@lucide/icons/icons/redo-2';
import logOut from '@lucide/icons/icons/log-out';
import steps from '@lucide/icons/icons/list-restart';
import undo from '@lucide/icons/icons/undo-2';
import { useEffect } from 'react';
import { UndoDialog } from '../changes/undo-dialog.tsx';
import { kindOfFile } from '../form/field-kinds.ts';
import { PageWidth } from '../page/page-width.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { ReviewDialog } from '../publish/review-dialog.tsx';
import { useSession } from '../sign-in/session.ts';
import { PageMenu } from './page-menu.tsx';
import {
  useChecked,
  useIsEditing,
  useSaving,
  useStudio,
  useTexts,
  useTitleOf,
  useUnsaved,
  useView,
} from '../state/use-studio.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { selectPlural, formatMessage, words } from '../messages/messages.ts';
import { Alerts } from './alerts.tsx';
import { DialogButton, ToolButton } from '../ui/buttons.tsx';

const kindOf = (name: string): string => (name.startsWith(mediaFolder) ? 'image' : kindOfFile(name));

/** Describes unsaved changes, such as "2 pages, 1 image". */
const describeCounts = (names: readonly string[]): string =>
  Object.entries(words.bar.counts)
    .map(([kind, { one, many }]) =>
      selectPlural(names.filter((name) => kindOf(name) === kind).length, one, many, ''),
    )
    .filter(Boolean)
    .join(', ');

/** The top bar: page title, save status, and actions on the whole site. Has two rows on a phone. */
export const Bar = () => {
  const studio = useStudio();
  const canUndo = useTexts(({ texts }) => texts.snapshot().done.length > 0);
  const canRedo = useTexts(({ texts }) => texts.snapshot().undone.length > 0);
  const saving = useSaving();
  const session = useSession();
  const isEditing = useIsEditing();
  const { route, file } = useView();
  const titleOf = useTitleOf();
  const pageName = useChecked(({ names }) => names.get(route)) ?? route;
  const name = useTexts(() => (file.startsWith('_forms/') ? titleOf(file) : pageName));
  const unsaved = useUnsaved();
  const isSaved = unsaved.length === 0;
  const { saved, unsaved: notSaved, saving: isSaving } = words.bar;
  const status = isSaved ? saved : formatMessage(notSaved, { count: describeCounts(unsaved) });
  useEffect(() => {
    document.title = formatMessage(words.app.title, { page: name });
  }, [name]);
  const tool = (name: 'undo' | 'redo', icon: LucideIconData, isPossible: boolean) => (
    <ToolButton label={words.bar[name]} icon={icon} disabled={!isPossible} onClick={() => studio.run(name)} />
  );
  return (
    <AppBar position="static" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, px: 2, py: 0.75, '& > *': { alignItems: 'center', gap: 1 } }}
      >
        <Stack direction="row" sx={{ flex: '1 1 20rem', minWidth: 0 }}>
          <Typography variant="h1" noWrap sx={{ flex: 1 }}>
            {name}
          </Typography>
          {isEditing && (
            <>
              <PageMenu />
              <DialogButton
                label={(studio.publishing ? words.publish : words.review).open}
                dialog={studio.publishing ? PublishDialog : ReviewDialog}
              />
            </>
          )}
        </Stack>
        <Stack direction="row" sx={{ flex: { xs: '1 1 20rem', md: 'none' } }}>
          <Typography role="status" variant="caption" sx={{ flex: 1 }}>
            {isEditing && (saving.state === 'saving' ? isSaving : status)}
          </Typography>
          <PageWidth />
          {isEditing && (
            <>
              {tool('undo', undo, canUndo)}
              <DialogButton label={words.steps.open} icon={steps} dialog={UndoDialog} disabled={!canUndo} />
              {tool('redo', redo, canRedo)}
              <Button id="save" variant="contained" disabled={isSaved} onClick={() => studio.run('save')}>
                {words.bar.save}
              </Button>
            </>
          )}
          {session && <ToolButton label={words.signIn.signOut} icon={logOut} onClick={session.signOut} />}
        </Stack>
      </Stack>
      <Alerts />
    </AppBar>
  );
};
