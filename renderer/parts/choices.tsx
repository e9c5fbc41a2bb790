import type { Section } from '../../schema/section.ts';
import { Icon } from './icon.tsx';
import { styledByTheme } from './styles.ts';

const List = styledByTheme('ul', (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(17.5rem, 34%)), 1fr))',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(4),
  '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 52,
    paddingBlock: theme.spacing(0.75),
    borderTop: `1px solid ${theme.tone.rule}`,
    textDecoration: 'none',
    fontWeight: 600,
    transition: `background-color ${theme.layout.quick}, padding ${theme.layout.quick}`,
    '&:hover': { backgroundColor: theme.palette.background.pale, paddingInline: theme.spacing(1) },
  },
  '& span': { flex: 1 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.tone.soft },
  '& svg': { flex: 'none', color: theme.tone.accent },
}));

/** Links to what the visitor can choose from, in two columns if there is room. */
export const Choices = ({ choices }: { choices: NonNullable<Section<'hero'>['choices']> }) => (
  <List>
    {choices.map(({ label, detail, href }) => (
      <li key={label}>
        <a href={href} data-choice={label}>
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
          <Icon name="arrow-right" />
        </a>
      </li>
    ))}
  </List>
);
