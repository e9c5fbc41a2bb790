import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { childOf, entriesOf } from '../../../documents/read/document/path.ts';
import { definitionOf } from '../../../documents/read/document/schemas.ts';
import { sectionName } from '../../page/section-names.ts';
import type { FieldProps } from '../field-props.ts';
import { Faults } from '../parts/faults.tsx';
import { Fields } from '../parts/fields.tsx';
import { Fold } from '../parts/fold.tsx';
import { SharedPiece } from '../parts/shared-piece.tsx';
import { summaryOf } from '../summary.ts';
import { levelOf, useForm } from '../state/form.ts';
import { useTokens } from '../state/use-tokens.ts';

/** The sections of a page from top to bottom, one of them open. */
export const SectionsField = ({ path, value }: FieldProps) => {
  const { root } = useForm();
  const { values } = useTokens();
  const entries = entriesOf(value);
  return (
    <>
      <Faults path={path} except={entries.map((_, index) => index)} />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {entries.map((entry, index) => {
          const place = [...path, index];
          const type = String(childOf(entry, 'type'));
          const definition = definitionOf(root, type) ?? {};
          const summary = summaryOf(root, definition, entry, values);
          return (
            <li key={index}>
              <Fold path={place} title={sectionName(entry)} detail={summary} level={levelOf(place)}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {definition.description}
                </Typography>
                {type === 'shared' ? (
                  <SharedPiece path={place} entry={entry} />
                ) : (
                  <Fields path={place} shape={definition} value={entry} />
                )}
              </Fold>
            </li>
          );
        })}
      </Box>
    </>
  );
};
