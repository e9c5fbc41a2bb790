import { Box, Typography } from '@mui/material';
import { branchOf } from '../../../documents/check/schema/schema-at.ts';
import { childOf } from '../../../documents/read/document/path.ts';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { isHidden } from '../../../documents/read/page/hidden.ts';
import { sectionName } from '../../page/section-names.ts';
import type { FieldProps } from '../field-props.ts';
import { useForm } from '../state/form.ts';
import type { ListEdit } from '../state/use-list-edit.ts';
import { useTokens } from '../state/use-tokens.ts';
import { summaryOf } from '../summary.ts';
import { words } from '../../words/words.ts';
import { EntryTools } from './entry-tools.tsx';
import { Fields } from './fields.tsx';
import { Fold } from './fold.tsx';
import { SharedPiece } from './shared-piece.tsx';

type Props = Pick<FieldProps, 'path' | 'label' | 'node' | 'value'> & {
  list: ListEdit;
  /** How many entries there are, and whether there is room for no more. */
  count: number;
  isFull: boolean;
};

/** One entry of a list: fields that can be folded away, such as those of a section, or a single value. */
export const Entry = ({ path, label, node, value, ...all }: Props) => {
  const { root, openings, Field } = useForm();
  const { values } = useTokens();
  const isSection = resolveNode(root, node).oneOf !== undefined;
  const inside = branchOf(root, node, value);
  const summary = summaryOf(root, inside, value, values);
  const title = isSection ? sectionName(value) : summary || label;
  const detail = isHidden(value) ? `${words.sections.hidden} · ${summary}` : summary;
  const tools = (
    <EntryTools path={path} name={title} isSection={isSection} isHidden={isHidden(value)} {...all} />
  );
  if (!isSection && !inside.properties)
    return (
      <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
        <Field path={path} label={label} node={{ ...node, description: '' }} value={value} isRequired />
        {tools}
      </Box>
    );
  return (
    <li>
      <Fold
        path={path}
        title={title}
        detail={isSection ? detail : ''}
        tools={(!isSection || openings.isOpen(path)) && tools}
      >
        {isSection && <Typography variant="caption">{inside.description}</Typography>}
        {childOf(value, 'type') === 'shared' ? (
          <SharedPiece path={path} entry={value} />
        ) : (
          <Fields path={path} shape={inside} value={value} />
        )}
      </Fold>
    </li>
  );
};
