import { Typography } from '@mui/material';
import { useState } from 'react';
import { createFormText, newFormType } from '../../documents/edit/new-form.ts';
import { PageList } from '../problems/location-list.tsx';
import { useChecked, useStudio, useTitleOf, useView } from '../state/use-studio.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { FormDialog, PromptField } from '../ui/dialogs.tsx';

type Props = { onClose: () => void };

/** Adds a form that asks for a name, an e-mail address and a message. */
export const NewFormDialog = ({ onClose }: Props) => {
  const { files, texts, view, notice } = useStudio();
  const names = useChecked((checked) => checked.names);
  const [name, setName] = useState('');
  const messages = words.newForm;
  const add = (): void => {
    const file = `_forms/${newFormType(name, files.forms)}.yaml`;
    texts.change(`form ${file}`, new Map([[file, createFormText(name.trim(), names)]]));
    view.choose({ file, path: [] });
    notice.set({ text: messages.added });
    onClose();
  };
  return (
    <FormDialog
      title={messages.title}
      action={messages.add}
      isDisabled={name.trim() === ''}
      onSubmit={add}
      onClose={onClose}
    >
      <PromptField label={messages.name} help={messages.nameHelp} value={name} onChange={setName} />
    </FormDialog>
  );
};

/** Removes the current form, unless a page shows it. */
export const RemoveFormDialog = ({ onClose }: Props) => {
  const { texts, view } = useStudio();
  const titleOf = useTitleOf();
  const { file, route } = useView();
  const routes = useChecked((checked) => checked.formRoutes).get(view.formOf(file)) ?? [];
  const messages = words.removeForm;
  const remove = (): void => {
    texts.change(`form ${file}`, new Map([[file, null]]));
    view.open(route);
    onClose();
  };
  return (
    <FormDialog
      title={formatMessage(messages.title, { form: titleOf(file) })}
      action={messages.do}
      isDisabled={routes.length > 0}
      onSubmit={remove}
      onClose={onClose}
    >
      <Typography>{routes.length > 0 ? messages.used : messages.unused}</Typography>
      <PageList title={messages.pages} routes={routes} onOpen={onClose} />
    </FormDialog>
  );
};
