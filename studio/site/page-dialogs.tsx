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
  /** What is done with the page. */
  change: (site: Checker) => Promise<TextChanges>;
  /** The address of the page that is looked at afterwards. */
  opens: string;
  /** What is said once it is done. */
  done?: string | undefined;
  isDisabled?: boolean;
  /** Why it cannot be done at all. */
  refused?: string | undefined;
};

/** Asks what is needed to do something with a page as a whole, and does it. */
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

/** Gives a page another address; links to it follow, and the old address leads to it. */
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

/** @param isCopy whether the texts of the page stay, or are still to be written */
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

/** Makes a page like another one, whose texts are still to be written. */
export const NewPageDialog = dialogFor(false);

/** Makes a page that says what the one that is shown says. */
export const CopyPageDialog = dialogFor(true);
