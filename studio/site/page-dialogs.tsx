import { useState } from 'react';
import type { TextChanges } from '../checking/site-tasks.ts';
import type { Checker } from '../checking/start-checker.ts';
import { menuLists } from '../../documents/edit/menus/menu-lists.ts';
import { deriveShortName } from '../../documents/edit/routes.ts';
import { slugify } from '../../documents/read/slug.ts';
import { useRun } from '../core/use-run.ts';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { PromptField, FormDialog, type FormDialogProps } from '../ui/dialogs.tsx';

type Props = Pick<FormDialogProps, 'title' | 'action' | 'onClose' | 'children'> & {
  /** Returns the changed files. */
  change: (site: Checker) => Promise<TextChanges>;
  /** The route to open afterwards. */
  opens: string;
  /** The notice after success. */
  done?: string | undefined;
  isDisabled?: boolean;
  /** The reason why the action is unavailable. */
  refused?: string | undefined;
};

/** A dialog for an action on a whole page: collects the input and applies the changes. */
export const PageDialog = (props: Props) => {
  const { change, opens, done, isDisabled = false, refused, ...asked } = props;
  const { checking, texts, view, notice } = useStudio();
  const { run, failure, isRunning } = useRun();
  const submit = async (): Promise<void> => {
    const changes = await run(() => change(checking.site));
    if (!changes) return;
    texts.change(`page ${opens}`, changes);
    view.open(opens);
    if (done !== undefined) notice.set(done);
    asked.onClose();
  };
  const isOff = isRunning || isDisabled;
  return <FormDialog {...asked} refusal={failure ?? refused} isDisabled={isOff} onSubmit={submit} />;
};

/** Changes the route of a page. Links are updated, and the old route redirects to the new one. */
export const RenameDialog = ({ route, onClose }: { route: string; onClose: () => void }) => {
  const [typed, setTyped] = useState(route);
  const to = `/${typed.trim().replace(/^\/+/, '')}`;
  const { title, address, help, do: action } = words.rename;
  return (
    <PageDialog
      title={formatMessage(title, { route })}
      action={action}
      change={({ renamePage }) => renamePage(route, to)}
      opens={to}
      isDisabled={to === route}
      onClose={onClose}
    >
      <PromptField label={address} help={help} value={typed} onChange={setTyped} />
    </PageDialog>
  );
};

/** @param isCopy whether to keep the texts of the copied page instead of marking them as unfinished */
const dialogFor = (isCopy: boolean) =>
  function AddPage({ route: shown, onClose }: { route: string; onClose: () => void }) {
    const names = useChecked((checked) => checked.names);
    const menus = menuLists(useStudio().document('_site.yaml')?.value);
    const [title, setTitle] = useState('');
    const [typedName, setName] = useState<string>();
    const [typedAddress, setAddress] = useState<string>();
    const [menu, setMenu] = useState('');
    const [like, setLike] = useState(shown);
    const name = typedName ?? deriveShortName(title);
    const route = `/${(typedAddress ?? slugify(name)).replace(/^\/+/, '')}`;
    const said = words.newPage;
    const page = { title, name, route, menu: menu === '' ? undefined : menu, like };
    return (
      <PageDialog
        title={isCopy ? formatMessage(said.copyOf, { page: names.get(shown) ?? shown }) : said.title}
        action={said.add}
        change={({ copyPage, addPage }) => (isCopy ? copyPage : addPage)(page)}
        opens={route}
        done={menu === '' ? formatMessage(said.hidden, { page: name, group: words.rail.others }) : undefined}
        onClose={onClose}
      >
        <PromptField label={said.pageTitle} help={said.pageTitleHelp} value={title} onChange={setTitle} />
        <PromptField label={said.name} help={said.nameHelp} value={name} onChange={setName} />
        <PromptField label={said.address} help={said.addressHelp} value={route} onChange={setAddress} />
        {!isCopy && (
          <PromptField
            label={said.like}
            help={said.likeHelp}
            value={like}
            onChange={setLike}
            choices={names}
          />
        )}
        <PromptField
          label={said.menu}
          help={said.menuHelp}
          value={menu}
          onChange={setMenu}
          choices={[['', said.noMenu], ...menus.map((place) => [place.name, place.name] as const)]}
        />
      </PageDialog>
    );
  };

/** Adds a page with the structure of another one and unfinished texts. */
export const NewPageDialog = dialogFor(false);

/** Adds a copy of the current page. */
export const CopyPageDialog = dialogFor(true);
