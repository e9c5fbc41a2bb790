import { Box, IconButton, Typography } from '@mui/material';
import plus from '@lucide/icons/icons/plus';
import { childOf, entriesOf, type Path } from '../../../documents/read/document/path.ts';
import { definitionOf } from '../../../documents/read/document/schemas.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { sectionName } from '../../page/section-names.ts';
import type { FieldProps } from '../field-props.ts';
import { useSectionEdits } from '../../sections/use-section-edits.ts';
import { words } from '../../words/words.ts';
import { EntryTools } from '../parts/entry-tools.tsx';
import { Faults } from '../parts/faults.tsx';
import { Fields } from '../parts/fields.tsx';
import { Fold } from '../parts/fold.tsx';
import { SharedPiece } from '../parts/shared-piece.tsx';
import { summaryOf } from '../summary.ts';
import { levelOf, useForm } from '../state/form.ts';
import { useListEdit, type ListEdit } from '../state/use-list-edit.ts';
import { useTokens } from '../state/use-tokens.ts';

type ToolsProps = { path: Path; count: number; name: string; list: ListEdit };

/** What can be done to a section, as long as its fields are open. */
const SectionTools = ({ path, ...props }: ToolsProps) => {
  const { act } = useSectionEdits();
  if (!useForm().openings.isOpen(path)) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={words.sections.add}
        onClick={() => act('add', Number(path.at(-1)))}
      >
        <LineIcon icon={plus} size={16} />
      </IconButton>
      <EntryTools path={path} isFull={false} {...props} />
    </>
  );
};

/** The sections of a page from top to bottom, one of them open. */
export const SectionsField = (props: FieldProps) => {
  const { path, value } = props;
  const { root } = useForm();
  const { values } = useTokens();
  const list = useListEdit(props);
  const entries = entriesOf(value);
  return (
    <>
      <Faults path={path} refusal={list.refusal} except={entries.map((_, index) => index)} />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {entries.map((entry, index) => {
          const place = [...path, index];
          const type = String(childOf(entry, 'type'));
          const definition = definitionOf(root, type) ?? {};
          const summary = summaryOf(root, definition, entry, values);
          return (
            <li key={index}>
              <Fold
                path={place}
                title={sectionName(entry)}
                detail={summary}
                tools={
                  <SectionTools path={place} count={entries.length} name={sectionName(entry)} list={list} />
                }
                level={levelOf(place)}
              >
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
