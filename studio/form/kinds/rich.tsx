import type { EditorView } from '@codemirror/view';
import { Button, Stack } from '@mui/material';
import boldIcon from '@lucide/icons/icons/bold';
import linkIcon from '@lucide/icons/icons/link';
import { useState } from 'react';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { words } from '../../messages/messages.ts';
import type { ControlProps } from '../state/form.ts';
import { PromptField, FormDialog } from '../../ui/dialogs.tsx';
import { LinkTargetInput } from './link.tsx';
import { decorate } from '../text-box/tokens.ts';
import { bold, linkAt, richKeys, richParts, type LinkAt } from '../text-box/rich-view.ts';
import { TextBox } from '../text-box/text-box.tsx';

type LinkProps = {
  link: LinkAt;
  /** Called with the Markdown that replaces the link, or without it if the dialog was cancelled. */
  onClose: (written?: string) => void;
};

/** Dialog to create, change or remove a link in a text. */
const LinkDialog = ({ link, onClose }: LinkProps) => {
  const [label, setLabel] = useState(link.label);
  const [href, setHref] = useState(link.href ?? '');
  const [isRefused, setRefused] = useState(false);
  const take = (target: string | undefined): void => {
    setRefused(target === undefined);
    if (target !== undefined) setHref(target);
  };
  const close = (): void => {
    if (!isRefused && href !== '') onClose(`[${label.replaceAll(/[[\]]/g, '')}](${href})`);
  };
  return (
    <FormDialog
      title={words.form.link}
      action={words.form.setLink}
      isDisabled={label.trim() === ''}
      onSubmit={close}
      onClose={() => onClose()}
    >
      <PromptField label={words.form.linkWords} value={label} onChange={setLabel} />
      <LinkTargetInput value={href} onChange={take} label={words.form.linkTarget} isRequired />
      {link.href !== undefined && (
        <Button color="inherit" onClick={() => onClose(label)} sx={{ alignSelf: 'start' }}>
          {words.form.removeLink}
        </Button>
      )}
    </FormDialog>
  );
};

/** Control of rich text: paragraphs with bold text and links. */
export const RichControl = (props: ControlProps) => {
  const [view, setView] = useState<EditorView>();
  const [link, setLink] = useState<LinkAt>();
  const openLink = (box: EditorView): void => setLink(linkAt(box));
  const [extension] = useState(() => [decorate(richParts), richKeys(openLink)]);
  const close = (written?: string): void => {
    if (view && link && written !== undefined) view.dispatch({ changes: { ...link.span, insert: written } });
    setLink(undefined);
    view?.focus();
  };
  const tools = [
    { name: words.form.bold, icon: boldIcon, run: bold },
    { name: words.form.link, icon: linkIcon, run: openLink },
  ];
  return (
    <>
      <Stack direction="row" spacing={0.5} role="group" aria-label={props.label} sx={{ mb: 0.5 }}>
        {tools.map(({ name, icon, run }) => (
          <Button
            key={name}
            color="inherit"
            startIcon={<LineIcon icon={icon} size={16} />}
            // Keeps focus and selection in the text box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => view && run(view)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <TextBox {...props} isMultiline extension={extension} onReady={setView} />
      {link && <LinkDialog link={link} onClose={close} />}
    </>
  );
};
