import type { Components, Theme } from '@mui/material/styles';

/** Surfaces have a thin border instead of a shadow; only elements above the page, such as notices, have a shadow. */
export const surfaceComponents: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { color: 'inherit' } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.tone.rule}`,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: '30rem',
        padding: theme.spacing(1.5, 2),
        fontSize: '1rem',
        fontWeight: 400,
        lineHeight: 1.45,
        boxShadow: theme.shadows[8],
      }),
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h3,
        fontSize: '1.1875rem',
        marginBottom: theme.spacing(0.5),
      }),
    },
  },
};
