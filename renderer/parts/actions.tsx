import type { Link } from '../../schema/fields.ts';
import { useSite } from '../context.tsx';
import { ActionLink } from './action-link.tsx';
import { actionKind } from './action-kind.ts';
import { Icon } from './icon.tsx';
import { styledByTheme } from './styles.ts';

/** Buttons next to each other; on a phone they are as wide as the window. */
export const ButtonRow = styledByTheme('div', (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}));

const icons = { call: 'phone', mail: 'mail', estimate: undefined, page: undefined } as const;

const Action = ({ link: { label, href }, first }: { link: Link; first: boolean }) => {
  const kind = actionKind(href, useSite().header.estimate.href);
  const icon = icons[kind];
  return (
    <ActionLink
      look={kind === 'estimate' ? kind : kind === 'page' && !first ? 'text' : 'outlined'}
      href={href}
    >
      {icon && <Icon name={icon} />}
      {label}
    </ActionLink>
  );
};

/**
 * The buttons of a section, the primary one first. Only links to the target of the header's estimate button have the
 * color of the call to action; phone and e-mail links have an icon.
 */
export const Actions = ({ actions, className }: { actions: Link[]; className?: string }) => (
  <ButtonRow className={className}>
    {actions.map((link, index) => (
      <Action key={link.href + link.label} link={link} first={index === 0} />
    ))}
  </ButtonRow>
);
