import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { SectionHeading } from '../parts/text/section-heading.tsx';
import { Split } from '../parts/split.tsx';
import { visuallyHidden } from '../parts/visually-hidden.ts';

const Facts = styled(Table)(({ theme }) => ({
  // Columns that were as wide as their words would tear short words to make room for long ones.
  tableLayout: 'fixed',
  [theme.breakpoints.up('sm')]: { '& th:first-of-type': { width: '34%' } },
  '& tbody th': { fontWeight: 600 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { paddingBlock: theme.spacing(2), borderBottom: `1px solid ${theme.tone.rule}` },
    '& tr > *': { padding: 0, border: 0 },
    '& td': { display: 'grid', gridTemplateColumns: theme.layout.pair, gap: theme.spacing(2) },
    '& td::before': { content: 'attr(data-label)', color: theme.tone.soft },
    '& td:empty': { display: 'none' },
  },
}));

const Footnote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(2),
  color: theme.tone.soft,
}));

/** A small table of figures. On a phone each row becomes a block that names its columns. */
export default function FactTable({ section }: { section: Section<'fact-table'> }) {
  const { heading, intro, columns, rows, footnote } = section;
  return (
    <Band>
      <Split>
        <SectionHeading heading={heading} intro={intro} />
        <div>
          <Facts>
            <TableHead>
              <TableRow>
                <TableCell>{columns.label}</TableCell>
                <TableCell>{columns.value}</TableCell>
                {columns.note && <TableCell>{columns.note}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ label, value, note }) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell data-label={columns.value}>{value}</TableCell>
                  {columns.note && <TableCell data-label={columns.note}>{note}</TableCell>}
                </TableRow>
              ))}
            </TableBody>
          </Facts>
          {footnote && <Footnote>{footnote}</Footnote>}
        </div>
      </Split>
    </Band>
  );
}
