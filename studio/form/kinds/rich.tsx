import type { EditorView } from '@codemirror/view';
import { Button, Stack } from '@mui/material';
import boldIcon from '@lucide/icons/icons/bold';
import linkIcon from '@lucide/icons/icons/link';
import { useState } from 'react';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { textBoxAttributes } from '../field-props.ts';
import { LinkDialog, type LinkAt } from '../parts/link-dialog.tsx';
import { dress } from '../text-box/dress.ts';
import { unwrapped, wrappedAgain } from '../text-box/paragraphs.ts';
import { markAround, wordsAt } from '../text-box/rich-edits.ts';
import { bold, marksOf, richKeys, richParts } from '../text-box/rich-dress.ts';
import { TextBox } from '../text-box/text-box.tsx';

/** The link at the cursor, or the words that are to become one. */
const linkAt = ({ state }: EditorView): LinkAt => {
  const text = state.doc.toString();
  const { main } = state.selection;
  const mark = markAround(marksOf(state), main, 'link');
  const { from, to } = mark ?? wordsAt(text, main);
  const inside = mark?.inside ?? { from, to };
  return { from, to, label: text.slice(inside.from, inside.to), href: mark?.href };
};

/** Text of several paragraphs, with bold words and links. */
export const RichControl = (props: ControlProps) => {
  const { path, text, example, label, isRequired, edit } = props;
  const [view, setView] = useState<EditorView>();
  const [link, setLink] = useState<LinkAt>();
  const [extension] = useState(() => [dress(richParts), richKeys((box) => setLink(linkAt(box)))]);
  // A text below its field ends with a line break, which is no part of what it says.
  const end = /\n*$/.exec(text)?.[0] ?? '';
  const own = text.slice(0, text.length - end.length);
  const change = (typed: string): void => {
    // A paragraph that has been begun is none yet.
    const said = typed.replace(/\n+$/, '');
    if (said === '' && !isRequired) edit.clear();
    else edit.set(wrappedAgain(own, said) + end);
  };
  const close = (written?: string): void => {
    if (view && link && written !== undefined)
      view.dispatch({ changes: { from: link.from, to: link.to, insert: written } });
    setLink(undefined);
    view?.focus();
  };
  const tools = [
    { name: words.form.bold, icon: boldIcon, run: (box: EditorView) => void bold(box) },
    { name: words.form.link, icon: linkIcon, run: (box: EditorView) => setLink(linkAt(box)) },
  ];
  return (
    <>
      <Stack direction="row" spacing={0.5} role="group" aria-label={label} sx={{ mb: 0.5 }}>
        {tools.map(({ name, icon, run }) => (
          <Button
            key={name}
            size="small"
            color="inherit"
            startIcon={<LineIcon icon={icon} size={16} />}
            // The box keeps what is selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => view && run(view)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <TextBox
        path={path}
        text={unwrapped(own)}
        onChange={change}
        example={example}
        attributes={textBoxAttributes(props)}
        isMultiline
        extension={extension}
        onReady={setView}
      />
      {link && <LinkDialog link={link} onClose={close} />}
    </>
  );
};
