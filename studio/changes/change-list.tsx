import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Box, Typography } from '@mui/material';
import { useCallback, type ReactNode } from 'react';
import { normalizeLineEnds } from '../yaml/line-ends.ts';
import { readOnlyYaml } from '../yaml/text-editor.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { words } from '../messages/messages.ts';
import type { DescribedChange } from '../naming/describe-changes.ts';
import { LazyDetails } from '../ui/titled-list.tsx';

type ChangedTextProps = { name: string; before: string | undefined; after: string | undefined };

/** Diff view of a document: changed lines with some context; removed lines are shown above the new ones. */
const ChangedText = ({ name, before = '', after = '' }: ChangedTextProps) => {
  const open = useCallback(
    (parent: HTMLElement) => {
      const view = new EditorView({
        parent,
        doc: normalizeLineEnds(after),
        extensions: [
          readOnlyYaml(name),
          EditorView.editable.of(false),
          EditorState.phrases.of({ '$ unchanged lines': words.changes.unchanged }),
          unifiedMergeView({
            original: normalizeLineEnds(before),
            mergeControls: false,
            collapseUnchanged: { margin: 2, minSize: 3 },
          }),
        ],
      });
      return () => view.destroy();
    },
    [name, before, after],
  );
  return <Box ref={open} sx={{ mt: 1, border: 1, borderColor: 'divider' }} />;
};

type Texts = ReadonlyMap<string, string>;
type Props = {
  changes: readonly DescribedChange[];
  before: Texts;
  after: Texts;
  /** Renders additional content, such as buttons, below a file. */
  renderTools?: (change: DescribedChange) => ReactNode;
};

/** Lists the differences between two versions of the site: a description per file, and its line diff on request. */
export const ChangeList = ({ changes, before, after, renderTools }: Props) =>
  changes.map((change) => {
    const { file, title, sentences } = change;
    return (
      <section key={file} aria-label={title}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, listStyleType: 'disc', overflowWrap: 'anywhere' }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
        {!file.startsWith(mediaFolder) && (
          <LazyDetails title={words.publish.lines}>
            {() => <ChangedText name={file} before={before.get(file)} after={after.get(file)} />}
          </LazyDetails>
        )}
        {renderTools?.(change)}
      </section>
    );
  });

/** Whether a file is a page document. */
export const isPageFile = (file: string): boolean => !file.startsWith('_') && !file.startsWith(mediaFolder);
