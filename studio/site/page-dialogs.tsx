import { useState } from 'react';
import type { TextChanges } from '../checking/site-tasks.ts';
import type { Checker } from '../checking/start-checker.ts';
import { menuLists } from '../../documents/edit/menus/menu-lists.ts';
import { deriveShortName } from '../../documents/edit/routes.ts';
import { slugify } from '../../documents/read/slug.ts';
import { unfinishedIn } from '../../documents/read/site/unfinished.ts';
import { useRun } from '../core/use-run.ts';
import { useChecked, useStudio, useTitleOf } from '../state/use-studio.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { PromptField, FormDialog, type FormDialogProps, type PromptFieldProps } from '../ui/dialogs.tsx';

type Props = Pick<FormDialogProps, 'title' | 'action' | 'onClose' | 'children'> & {
  /** Returns the changed files. */
  change: (site: Checker) => Promise<TextChanges>;
  /** The route to open afterwards. */
  opens: string;
  /** The notice after success. */
  doneMessage?: string | undefined;
  isDisabled?: boolean;
  /** The reason why the action is unavailable. */
  unavailableReason?: string | undefined;
};

/** A dialog for an action on a whole page: collects the input and applies the changes. */
export const PageDialog = (props: Props) => {
  const { change, opens, doneMessage, isDisabled = false, unavailableReason, ...dialogProps } = props;
  const studio = useStudio();
  const { checking, texts, view, notice } = studio;
  const titleOf = useTitleOf();
  const quoteTitle = (file: string): string => `“${titleOf(file)}”`;
  const { run, failure, isRunning } = useRun();
  const submit = async (): Promise<void> => {
    const changes = await run(() => change(checking.site));
    if (!changes) return;
    texts.change(`page ${opens}`, changes);
    view.open(opens);
    if (doneMessage !== undefined) notice.set({ text: doneMessage });
    dialogProps.onClose();
    // The first example text of a new page gets the focus when the closed dialog has returned it.
    const file = view.fileOf(opens);
    const [path] = unfinishedIn(file && studio.document(file)?.value);
    if (file && path) requestAnimationFrame(() => view.choose({ file, path }));
  };
  return (
    <FormDialog
      {...dialogProps}
      refusal={(failure ?? unavailableReason)?.replaceAll(/\S+\.ya?ml/g, quoteTitle)}
      isDisabled={isRunning || isDisabled}
      onSubmit={submit}
    />
  );
};

/** Changes the route of a page. Links are updated, and the old route redirects to the new one. */
export const RenameDialog = ({ route, onClose }: { route: string; onClose: () => void }) => {
  const names = useChecked((checked) => checked.names);
  const [typed, setTyped] = useState(route);
  const to = `/${typed.trim().replace(/^\/+/, '')}`;
  const { title, address, help, do: action } = words.rename;
  return (
    <PageDialog
      title={formatMessage(title, { page: names.get(route) ?? route })}
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

/** The choice of an empty page, and of no menu. */
const none = 'none';

/** @param isCopy whether to keep the texts of the copied page instead of marking them as unfinished */
const createAddPageDialog = (isCopy: boolean) =>
  function AddPage({ route: currentRoute, onClose }: { route: string; onClose: () => void }) {
    const names = useChecked((checked) => checked.names);
    const menus = menuLists(useStudio().document('_site.yaml')?.value);
    const [title, setTitle] = useState('');
    const [typedName, setName] = useState<string>();
    const [typedRoute, setRoute] = useState<string>();
    const [menu, setMenu] = useState(none);
    const [like, setLike] = useState(currentRoute);
    const name = typedName ?? deriveShortName(title);
    const route = `/${(typedRoute ?? slugify(name)).replace(/^\/+/, '')}`;
    const messages = words.newPage;
    const chosen = (choice: string): string | undefined => (choice === none ? undefined : choice);
    const page = { title, name, route, menu: chosen(menu), like: chosen(like) };
    const field = (
      key: 'pageTitle' | 'name' | 'address' | 'like' | 'menu',
      value: string,
      onChange: (value: string) => void,
      choices?: PromptFieldProps['choices'],
    ) => (
      <PromptField label={messages[key]} help={messages[`${key}Help`]} {...{ value, onChange, choices }} />
    );
    return (
      <PageDialog
        title={
          isCopy
            ? formatMessage(messages.copyOf, { page: names.get(currentRoute) ?? currentRoute })
            : messages.title
        }
        action={messages.add}
        change={({ copyPage, addPage }) => (isCopy ? copyPage : addPage)(page)}
        opens={route}
        doneMessage={
          menu === none ? formatMessage(messages.hidden, { page: name, group: words.rail.others }) : undefined
        }
        onClose={onClose}
      >
        {field('pageTitle', title, setTitle)}
        {field('name', name, setName)}
        {field('address', route, setRoute)}
        {!isCopy && field('like', like, setLike, [[none, messages.empty], ...names])}
        {field('menu', menu, setMenu, [
          [none, messages.noMenu],
          ...menus.map((each) => [each.name, each.name] as const),
        ])}
      </PageDialog>
    );
  };

/** Adds a page with the structure of another one and unfinished texts. */
export const NewPageDialog = createAddPageDialog(false);

/** Adds a copy of the current page. */
export const CopyPageDialog = createAddPageDialog(true);
