import { styled } from '@mui/material/styles';

/** The parts of a section one under the other, evenly apart. */
export const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.layout.stack }));
