import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import chevronDown from '@lucide/icons/icons/chevron-down';
import { useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../ui/boundary.tsx';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { PicturesDialog } from '../images/images-dialog.tsx';
import { HistoryDialog } from '../publish/history/history-dialog.tsx';
import { useStudio, useView } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';
import { CopyPageDialog, NewPageDialog, RenameDialog } from '../site/page-dialogs.tsx';
import { NewFormDialog, RemoveFormDialog } from '../site/form-dialogs.tsx';
import { RemoveDialog } from '../site/remove-dialog.tsx';
import { SearchDialog } from '../site/search-dialog.tsx';

/** Dialogs of the menu of pages and forms. */
const actions = {
  add: NewPageDialog,
  copy: CopyPageDialog,
  rename: RenameDialog,
  remove: RemoveDialog,
  addForm: NewFormDialog,
  removeForm: RemoveFormDialog,
  pictures: PicturesDialog,
  search: SearchDialog,
  history: HistoryDialog,
};
type Action = keyof typeof actions;

const { hints }: { hints: Partial<Record<Action, string>> } = words.pageMenu;

const pageActions: readonly Action[] = ['copy', 'rename', 'remove'];

/** Menu with actions on whole pages and forms, and on the site. */
export const PageMenu = () => {
  const { route, file } = useView();
  const isForm = file.startsWith('_forms/');
  const { hosted } = useStudio();
  const isOffered = (each: Action): boolean =>
    (isForm ? !pageActions.includes(each) : each !== 'removeForm') &&
    (each !== 'history' || hosted !== undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<Action>();
  const Chosen: ComponentType<{ route: string; onClose: () => void }> | undefined = action && actions[action];
  const choose = (chosen: Action): void => {
    setAnchor(null);
    setAction(chosen);
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<LineIcon icon={chevronDown} size={16} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {isForm ? words.pageMenu.form : words.pageMenu.label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(Object.keys(actions) as Action[]).filter(isOffered).map((each) => (
          <MenuItem key={each} onClick={() => choose(each)}>
            <ListItemText primary={words.pageMenu[each]} secondary={hints[each]} />
          </MenuItem>
        ))}
      </Menu>
      <ErrorBoundary>
        {Chosen && <Chosen key={route} route={route} onClose={() => setAction(undefined)} />}
      </ErrorBoundary>
    </>
  );
};
