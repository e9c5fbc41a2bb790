import type { Link } from '../../schema/fields.ts';
import { useSite } from '../context.tsx';
import { ActionLink } from './action-link.tsx';
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

const withoutHash = (href: string) => href.split('#', 1)[0];

const Action = ({ link: { label, href }, first }: { link: Link; first: boolean }) => {
  const { action } = useSite().header;
  const icon = href.startsWith('tel:') ? 'phone' : href.startsWith('mailto:') ? 'mail' : undefined;
  const isMain = !icon && action && withoutHash(href) === withoutHash(action.href);
  return (
    <ActionLink look={isMain ? 'action' : first || icon ? 'outlined' : 'text'} href={href}>
      {icon && <Icon name={icon} />}
      {label}
    </ActionLink>
  );
};

/**
 * The buttons of a section, the primary one first. Only links to the target of the header's main button have the
 * color of the call to action; phone and e-mail links have an icon.
 */
export const Actions = ({ actions, className }: { actions: Link[]; className?: string }) => (
  <ButtonRow className={className}>
    {actions.map((link, index) => (
      <Action key={link.href + link.label} link={link} first={index === 0} />
    ))}
  </ButtonRow>
);
