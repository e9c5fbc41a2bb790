import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
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
import { SortedEntry } from './sorted-list.tsx';

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
  const isFolded = isSection && !openings.isOpen(path);
  const tools = (handle: ReactNode) => (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {handle}
      {!isFolded && (
        <EntryTools path={path} name={title} isSection={isSection} isHidden={isHidden(value)} {...all} />
      )}
    </Box>
  );
  return (
    <SortedEntry path={path} name={title}>
      {(handle) =>
        isSection || inside.properties ? (
          <Fold path={path} title={title} detail={isSection ? detail : ''} tools={tools(handle)}>
            {isSection && <Typography variant="caption">{inside.description}</Typography>}
            {childOf(value, 'type') === 'shared' ? (
              <SharedPiece path={path} entry={value} />
            ) : (
              <Fields path={path} shape={inside} value={value} />
            )}
          </Fold>
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
            <Field path={path} label={label} node={{ ...node, description: '' }} value={value} isRequired />
            {tools(handle)}
          </Box>
        )
      }
    </SortedEntry>
  );
};
