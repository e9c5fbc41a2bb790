import type { Components, Theme } from '@mui/material/styles';

/** Form fields: label above, 48 px high, with a border that is visible on both light backgrounds. */
export const formComponents: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: 6,
        fontSize: '1rem',
        fontWeight: 600,
        color: theme.palette.text.primary,
        '&.Mui-focused': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.text.disabled },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.text.primary },
        '&.MuiInputBase-multiline': { padding: 0 },
        // The arrow of a select ignores the padding.
        '& select': { borderInlineEnd: '0.75rem solid transparent' },
        '& textarea': { paddingBlock: '0.75rem', lineHeight: 1.5, resize: 'vertical' },
      }),
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 48,
        padding: '0.625rem 0.875rem',
        '&::placeholder': { color: 'inherit', opacity: 0.72 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: '0.9375rem', lineHeight: 1.45 } },
  },
};
