import { Box, Chip, ListItemButton, Stack, Typography } from '@mui/material';
import chevron from '@lucide/icons/icons/chevron-right';
import { useEffect, type ReactNode } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { selectPlural, words } from '../../messages/messages.ts';
import { headingOf, idOf, useForm } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';
import { FieldHelp } from './field-help.tsx';

type Props = {
  path: Path;
  title: string;
  /** A summary of the content, or whether it is optional. */
  detail?: ReactNode;
  /** Shown while the title has the focus. */
  help?: string;
  /** Buttons next to the title. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A titled group of fields. */
export const FieldGroup = ({ path, title, detail, tools, children }: Props) => {
  const id = idOf(path);
  return (
    <Stack
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      data-path={JSON.stringify(path)}
      spacing={1}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <div>
          <Typography id={`${id}-label`} variant="h3" component={headingOf(path)}>
            {title}
          </Typography>
          <Typography variant="caption">{detail}</Typography>
        </div>
        {tools}
      </Stack>
      {children}
    </Stack>
  );
};

const ring = {
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};

/** A title with its buttons; the help below it is in line with the fields. */
const titleRow = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  pr: 0.5,
  '& > :last-child': { px: 1.5 },
};

/** Truncates text after two lines. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
};

/** A collapsible group of fields; shows the number of errors inside while it is closed. */
export const CollapsibleFieldGroup = ({ path, title, detail, help, tools, children }: Props) => {
  const { openState, problems } = useForm();
  const isOpen = openState.isOpen(path);
  const id = idOf(path);
  const count = problems.filter((each) => each.severity === 'error' && isWithin(each.path, path)).length;
  // Closing a group above may have moved this one out of view.
  useEffect(() => {
    const header = document.getElementById(id);
    if (isOpen && header === document.activeElement) header?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id]);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
      <Box data-path={JSON.stringify(path)} sx={titleRow}>
        <Typography
          component={headingOf(path)}
          variant="h3"
          sx={{ flex: `1 1 ${isOpen ? '100%' : '10rem'}`, minWidth: 0 }}
        >
          <ListItemButton
            component="button"
            id={id}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-inside` : undefined}
            onClick={() => openState.toggle(path)}
            sx={{ width: '100%', gap: 1, p: 1, font: 'inherit', borderRadius: 1, ...ring }}
          >
            <span style={{ lineHeight: 0, transform: isOpen ? 'rotate(90deg)' : undefined }}>
              <LineIcon icon={chevron} size={16} />
            </span>
            <Box
              component="span"
              sx={{ minWidth: 0, overflowWrap: 'anywhere', '& > span': isOpen ? {} : twoLines }}
            >
              <span>{title}</span>
              <Typography variant="caption" component="span">
                {detail}
              </Typography>
            </Box>
            {count > 0 && !isOpen && (
              <Chip
                size="small"
                color="error"
                label={selectPlural(count, words.rail.problem, words.rail.problems)}
              />
            )}
          </ListItemButton>
        </Typography>
        {tools}
        <FieldHelp>{help}</FieldHelp>
      </Box>
      {isOpen && (
        <Stack id={`${id}-inside`} spacing={2} sx={{ p: 1.5, pt: 0.5 }}>
          {children}
        </Stack>
      )}
    </Box>
  );
};
