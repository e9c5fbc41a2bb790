import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { Link } from '../../schema/fields.ts';
import { useSite } from '../context.tsx';
import { ActionLink } from './action-link.tsx';
import { actionKind } from './action-kind.ts';
import { Icon } from './icon.tsx';

const Row = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1.5, 2),
    [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
  })),
);

const Action = ({ link: { label, href }, first }: { link: Link; first: boolean }) => {
  const kind = actionKind(href, useSite().header.estimate.href);
  switch (kind) {
    case 'estimate':
      return (
        <ActionLink look="estimate" href={href}>
          {label}
        </ActionLink>
      );
    case 'call':
    case 'mail':
      return (
        <ActionLink look="outlined" href={href}>
          <Icon name={kind === 'call' ? 'phone' : 'mail'} />
          {label}
        </ActionLink>
      );
    case 'page':
      return (
        <ActionLink look={first ? 'outlined' : 'text'} href={href}>
          {label}
        </ActionLink>
      );
  }
};

/**
 * The buttons of a section, the main one first. Only a link to the page that the header's button leads to has the colour of
 * the call to action; those to a telephone or mail address have their icon.
 */
export const Actions = ({ actions, className }: { actions: Link[]; className?: string }) => (
  <Row className={className}>
    {actions.map((link, index) => (
      <Action key={link.href + link.label} link={link} first={index === 0} />
    ))}
  </Row>
);
