import type { ComponentProps } from 'react';
import { buttonLooks, buttonShape } from '../theme/components/button.ts';
import { styledByTheme } from './styles.ts';

/** `action` is filled with the color of the call to action, `solid` with that of the brand; `text` is an underlined text. */
type Look = 'action' | 'solid' | 'outlined' | 'text';

// `:where()` has no specificity, so that sections can override the look of their links.
const Anchor = styledByTheme('a', (theme) => {
  const looks = buttonLooks(theme);
  return {
    ...theme.typography.button,
    ...buttonShape(theme),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    borderRadius: theme.shape.borderRadius,
    textDecoration: 'none',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '&:where([data-look=action])': looks.action,
    '&:where([data-look=solid])': {
      color: theme.palette.primary.contrastText,
      backgroundColor: theme.palette.primary.main,
      '&:hover': { backgroundColor: theme.palette.primary.dark },
    },
    '&:where([data-look=outlined])': { border: '1px solid', ...looks.outlined },
    '&:where([data-look=text])': {
      paddingInline: 0,
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.3em',
      '&:hover': { textDecorationThickness: '2px' },
    },
  };
});

/**
 * A link that looks like a button. MUI's Button supports loading and disabled states and ripples, which links do not
 * need, and takes ten times as long to render.
 */
export const ActionLink = ({ look, ...props }: { look: Look; as?: 'summary' } & ComponentProps<'a'>) => (
  <Anchor data-look={look} {...props} />
);
