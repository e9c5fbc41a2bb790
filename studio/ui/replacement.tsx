import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../renderer/parts/styles.ts';
import { words } from '../messages/messages.ts';

/** A former value and the one that replaces it. */
export const Replacement = ({ before, after }: Record<'before' | 'after', ReactNode>) => (
  <>
    <del>{before}</del>
    <span style={visuallyHidden}>{words.changes.becomes}</span> →{' '}
    <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
      {after}
    </Box>
  </>
);
