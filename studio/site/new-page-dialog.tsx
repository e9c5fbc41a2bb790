import { MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { nameIn, slugOf } from '../../documents/edit/routes.ts';
import { useChecked, useStudio, useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { FormDialog } from './form-dialog.tsx';
import { useTask } from './use-task.ts';

type Props = { onClose: () => void };

/** Makes a page from another one: its sections, with texts that are to be written. */
export const NewPageDialog = ({ onClose }: Props) => {
  const studio = useStudio();
  const { route: shown } = useView();
  const { rendered } = useChecked();
  const [title, setTitle] = useState('');
  const [name, setName] = useState<string>();
  const [address, setAddress] = useState<string>();
  const [menu, setMenu] = useState('');
  const [like, setLike] = useState(shown);
  const [menus, setMenus] = useState<string[]>([]);
  const { run: askMenus } = useTask('menus');
  const { run: addPage, refusal, isRunning } = useTask('addPage');
  useEffect(() => {
    void askMenus().then((found) => setMenus(found ?? []));
  }, [askMenus]);

  const shortName = name ?? nameIn(title);
  const route = `/${(address ?? slugOf(shortName)).replace(/^\/+/, '')}`;
  const add = async (): Promise<void> => {
    const options = { title, name: shortName, route, menu: menu === '' ? undefined : menu, like };
    const changes = await addPage(options);
    if (!changes) return;
    studio.texts.change(`new ${route}`, changes);
    studio.view.open(route);
    onClose();
  };
  return (
    <FormDialog
      title={words.newPage.title}
      action={words.newPage.add}
      isDisabled={isRunning}
      refusal={refusal}
      maxWidth="sm"
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        required
        label={words.newPage.pageTitle}
        helperText={words.newPage.pageTitleHelp}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        required
        label={words.newPage.name}
        helperText={words.newPage.nameHelp}
        value={shortName}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        required
        label={words.newPage.address}
        helperText={words.newPage.addressHelp}
        value={route}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        select
        label={words.newPage.like}
        helperText={words.newPage.likeHelp}
        value={like}
        onChange={(event) => setLike(event.target.value)}
      >
        {[...(rendered?.titles ?? [])].map(([each, pageTitle]) => (
          <MenuItem key={each} value={each}>
            {pageTitle}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={words.newPage.menu}
        helperText={words.newPage.menuHelp}
        value={menu}
        onChange={(event) => setMenu(event.target.value)}
      >
        <MenuItem value="">{words.newPage.noMenu}</MenuItem>
        {menus.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
};
