import type { Section } from '../../../schema/section.ts';
import { styledByTheme, visuallyHidden } from '../styles.ts';

const Table = styledByTheme('table', (theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  // A fixed table layout, because columns sized by their content would break short words to make room for long ones.
  tableLayout: 'fixed',
  '& th, & td': {
    padding: theme.spacing(2, 3, 2, 0),
    borderBottom: `1px solid ${theme.tone.rule}`,
    textAlign: 'left',
  },
  [theme.breakpoints.up('sm')]: {
    '& th:first-of-type': { width: '34%' },
    // Two columns, such as those of an invoice.
    '& th:first-of-type:nth-last-of-type(2)': { width: '65%' },
    '& th:nth-of-type(2):last-child, & td:first-of-type:last-child': {
      paddingRight: 0,
      textAlign: 'right',
    },
  },
  '& thead th': { ...theme.typography.overline, color: theme.tone.soft },
  '& tbody th': { fontWeight: 600 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': {
      display: 'grid',
      gridTemplateColumns: theme.layout.pair,
      // A range of two prices with six digits fits on a line at 320 px.
      gap: theme.spacing(0.5, 1),
      paddingBlock: theme.spacing(1.5),
      borderBottom: `1px solid ${theme.tone.rule}`,
    },
    '& tr > *': { padding: 0, border: 0 },
    '& td::before': { content: 'attr(data-label) ": "', ...visuallyHidden },
    '& td + td': { ...theme.typography.body2, gridColumn: '1 / -1', color: theme.tone.soft },
    '& td + td::before': { all: 'unset', content: 'attr(data-label) ": "' },
    '& td:empty': { display: 'none' },
  },
}));

const Footnote = styledByTheme('p', (theme) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(2),
  color: theme.tone.soft,
}));

type Props = Pick<Section<'fact-table'>, 'columns' | 'rows' | 'footnote'>;

/** A table of figures. On a phone each row becomes a block: label and value, and the note with its column heading below them. */
export const Facts = ({ columns, rows, footnote }: Props) => (
  <div>
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
          {columns.note && <th scope="col">{columns.note}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label={columns.value}>{value}</td>
            {columns.note && <td data-label={columns.note}>{note}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
    {footnote && <Footnote>{footnote}</Footnote>}
  </div>
);
