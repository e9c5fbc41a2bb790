import { Icon } from '../icon.tsx';
import { styledByTheme } from '../themed.ts';

const Row = styledByTheme('ul', (theme) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  paddingBlock: theme.spacing(2),
  paddingInline: theme.layout.margin,
  '& li': { display: 'flex', gap: theme.spacing(1.25), alignItems: 'center' },
  '& svg': { flex: 'none', color: theme.tone.accent },
}));

/** A band of short facts below a hero. */
export const Proofs = ({ proofs }: { proofs: string[] }) => (
  <Row data-tone="dark">
    {proofs.map((proof) => (
      <li key={proof}>
        <Icon name="check" size={18} />
        {proof}
      </li>
    ))}
  </Row>
);
