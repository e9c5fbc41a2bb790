import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ChangedText } from '../changes/changes-dialog.tsx';
import { mediaFolder } from '../../documents/read/site/picture-text.ts';
import { words } from '../words/words.ts';
import type { ToldFile } from '../naming/told-changes.ts';
import { Unfolded } from '../ui/titled-list.tsx';

type Texts = ReadonlyMap<string, string>;
type Props = {
  told: readonly ToldFile[];
  before: Texts;
  after: Texts;
  /** What can be done with a file beside reading its lines. */
  renderTools?: (told: ToldFile) => ReactNode;
};

/** What differs between two states of the site: page by page in words, and line by line for those who ask. */
export const ToldList = ({ told, before, after, renderTools }: Props) =>
  told.map((each) => {
    const { file, title, sentences } = each;
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
          <Unfolded title={words.publish.lines}>
            {() => (
              <ChangedText name={file} before={before.get(file) ?? null} after={after.get(file) ?? null} />
            )}
          </Unfolded>
        )}
        {renderTools?.(each)}
      </section>
    );
  });

/** Whether a file is that of a page. */
export const isPageFile = (file: string): boolean => !file.startsWith('_') && !file.startsWith(mediaFolder);
