import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** The parts of a section one under the other, evenly apart. */
export const Stack = styled('div')(memoTheme(({ theme }) => ({ display: 'grid', gap: theme.layout.stack })));
