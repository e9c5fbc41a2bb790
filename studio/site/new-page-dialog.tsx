import { useState } from 'react';
import { menuPlaces } from '../../documents/edit/menus/menu-places.ts';
import { nameIn, slugOf } from '../../documents/edit/routes.ts';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { Ask } from './ask.tsx';
import { PageDialog } from './page-dialog.tsx';

/** @param isCopy whether the texts of the page stay, or are still to be written */
const dialogFor = (isCopy: boolean) =>
  function AddPage({ route: shown, onClose }: { route: string; onClose: () => void }) {
    const { names } = useChecked().rendered;
    const menus = menuPlaces(useStudio().document('_site.yaml')?.value);
    const [title, setTitle] = useState('');
    const [typedName, setName] = useState<string>();
    const [typedAddress, setAddress] = useState<string>();
    const [menu, setMenu] = useState('');
    const [like, setLike] = useState(shown);
    const name = typedName ?? nameIn(title);
    const route = `/${(typedAddress ?? slugOf(name)).replace(/^\/+/, '')}`;
    const said = words.newPage;
    return (
      <PageDialog
        title={isCopy ? fill(said.copyOf, { page: names.get(shown) ?? shown }) : said.title}
        action={said.add}
        task={isCopy ? 'copyPage' : 'addPage'}
        input={[{ title, name, route, menu: menu === '' ? undefined : menu, like }]}
        opens={route}
        onClose={onClose}
      >
        <Ask label={said.pageTitle} help={said.pageTitleHelp} value={title} onChange={setTitle} />
        <Ask label={said.name} help={said.nameHelp} value={name} onChange={setName} />
        <Ask label={said.address} help={said.addressHelp} value={route} onChange={setAddress} />
        {!isCopy && (
          <Ask label={said.like} help={said.likeHelp} value={like} onChange={setLike} choices={names} />
        )}
        <Ask
          label={said.menu}
          help={said.menuHelp}
          value={menu}
          onChange={setMenu}
          choices={[['', said.noMenu], ...menus.map((place) => [place.name, place.name] as const)]}
        />
      </PageDialog>
    );
  };

/** Makes a page like another one, whose texts are still to be written. */
export const NewPageDialog = dialogFor(false);

/** Makes a page that says what the one that is shown says. */
export const CopyPageDialog = dialogFor(true);
