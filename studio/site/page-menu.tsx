import { Button, Menu, MenuItem } from '@mui/material';
import chevronDown from '@lucide/icons/icons/chevron-down';
import { lazy, Suspense, useState } from 'react';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SearchDialog } from './search-dialog.tsx';

const PicturesDialog = lazy(async () => ({
  default: (await import('../pictures/pictures-dialog.tsx')).PicturesDialog,
}));

const actions = ['add', 'rename', 'remove', 'pictures', 'search'] as const;
type Action = (typeof actions)[number];

/** What can be done to pages as a whole. */
export const PageMenu = () => {
  const { route } = useView();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<Action>();
  const close = (): void => setAction(undefined);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<LineIcon icon={chevronDown} size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.pageMenu.label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setAnchor(null);
              setAction(each);
            }}
          >
            {words.pageMenu[each]}
          </MenuItem>
        ))}
      </Menu>
      {action === 'add' && <NewPageDialog onClose={close} />}
      {action === 'rename' && <RenameDialog key={route} route={route} onClose={close} />}
      {action === 'pictures' && (
        <Suspense>
          <PicturesDialog onClose={close} />
        </Suspense>
      )}
      {action === 'search' && <SearchDialog onClose={close} />}
      {action === 'remove' && <RemoveDialog key={route} route={route} onClose={close} />}
    </>
  );
};
