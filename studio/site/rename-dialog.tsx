import { useState } from 'react';
import { fill, words } from '../words/words.ts';
import { Ask } from './ask.tsx';
import { PageDialog } from './page-dialog.tsx';

/** Gives a page another address; links to it follow, and the old address leads to it. */
export const RenameDialog = ({ route, onClose }: { route: string; onClose: () => void }) => {
  const [typed, setTyped] = useState(route);
  const to = `/${typed.trim().replace(/^\/+/, '')}`;
  const { title, address, help, do: action } = words.rename;
  return (
    <PageDialog
      title={fill(title, { route })}
      action={action}
      task="renamePage"
      input={[route, to]}
      opens={to}
      isDisabled={to === route}
      onClose={onClose}
    >
      <Ask label={address} help={help} value={typed} onChange={setTyped} />
    </PageDialog>
  );
};
