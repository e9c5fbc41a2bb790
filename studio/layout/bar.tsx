import { AppBar, Box, Button, Stack, Typography } from '@mui/material';
import type { LucideIconData } from '@lucide/icons';
import redo from '@lucide/icons/icons/redo-2';
import logOut from '@lucide/icons/icons/log-out';
import undo from '@lucide/icons/icons/undo-2';
import { useEffect } from 'react';
import { UndoDialog } from '../changes/undo-dialog.tsx';
import { kindOfFile } from '../form/field-kinds.ts';
import { PageWidth } from '../page/page-width.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { ReviewDialog } from '../publish/review-dialog.tsx';
import { PageMenu } from './page-menu.tsx';
import {
  useHasDraft,
  useIsEditing,
  useSaving,
  useSession,
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
  const { file } = useView();
  const titleOf = useTitleOf();
  const name = useTexts(() => titleOf(file));
  const unsaved = useUnsaved();
  const isSaved = unsaved.length === 0;
  const toPublish = useHasDraft() ? words.bar.unpublished : words.publish.none;
  const { saved, local, unsaved: notSaved, saving: isSaving } = words.bar;
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
        <Stack direction="row" sx={{ flex: '1 1 20rem', flexWrap: 'wrap', minWidth: 0 }}>
          {/* The status is as wide as the title, so that nothing moves when it changes. */}
          <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
            <Typography variant="h1" noWrap>
              {name}
            </Typography>
            <Typography role="status" variant="caption" component="div" sx={{ minHeight: '1.5em' }}>
              {isEditing && (saving.state === 'saving' ? isSaving : status)}
              {isEditing && isSaved && (
                <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
                  {` ${studio.hosted ? toPublish : local}`}
                </Box>
              )}
            </Typography>
          </Box>
          {isEditing && (
            <>
              <PageMenu />
              <DialogButton
                label={(studio.hosted ? words.publish : words.review).open}
                dialog={studio.hosted ? PublishDialog : ReviewDialog}
              />
            </>
          )}
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', ml: 'auto' }}>
          <PageWidth />
          {isEditing && (
            <>
              {tool('undo', undo, canUndo)}
              <DialogButton label={words.steps.open} dialog={UndoDialog} disabled={!canUndo} />
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
