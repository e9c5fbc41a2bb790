import { Box, ButtonBase, Chip, Typography } from '@mui/material';
import chevron from '@lucide/icons/icons/chevron-right';
import { useEffect, type ReactNode } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { fill, words } from '../../words/words.ts';
import { headingOf, idOf, useForm } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';

/** What holds fields, and what is said of it. */
export type HolderProps = {
  path: Path;
  title: string;
  /** What tells it from others of its kind, or what it is for. */
  detail: string | undefined;
  /** Beside its name: what can be done to the whole. */
  tools?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together, under their name. */
export const Holder = ({ path, title, detail, tools, children }: HolderProps) => {
  const id = idOf(path);
  return (
    <Box
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      data-path={JSON.stringify(path)}
      sx={{ display: 'grid', gap: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <div>
          <Typography id={`${id}-label`} variant="h3" component={headingOf(path)}>
            {title}
          </Typography>
          <Typography variant="caption">{detail}</Typography>
        </div>
        {tools}
      </Box>
      {children}
    </Box>
  );
};

/** How much is wrong inside, as long as that is not seen. */
const Count = ({ path }: { path: Path }) => {
  const count = useForm().problems.filter(
    (each) => isWithin(each.path, path) && each.severity === 'error',
  ).length;
  if (count === 0) return null;
  const label = count === 1 ? words.rail.problem : fill(words.rail.problems, { count });
  return <Chip size="small" color="error" label={label} />;
};

/** The same, folded away until its name is pressed. */
export const Fold = ({ path, title, detail, tools, children }: HolderProps) => {
  const { openings } = useForm();
  const isOpen = openings.isOpen(path);
  const id = idOf(path);
  // Another one may have closed above it.
  useEffect(() => {
    const header = document.getElementById(id);
    if (isOpen && header === document.activeElement) header?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id]);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
      <Box
        data-path={JSON.stringify(path)}
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', pr: 0.5 }}
      >
        <Typography component={headingOf(path)} variant="h3" sx={{ flex: '1 1 10rem', minWidth: 0 }}>
          <ButtonBase
            id={id}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-inside` : undefined}
            onClick={() => openings.toggle(path)}
            focusVisibleClassName="seen"
            sx={{
              width: '100%',
              justifyContent: 'flex-start',
              gap: 1,
              p: 1,
              font: 'inherit',
              textAlign: 'left',
              borderRadius: 1,
              '&.seen': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
            }}
          >
            <span style={{ lineHeight: 0, flex: 'none', transform: isOpen ? 'rotate(90deg)' : undefined }}>
              <LineIcon icon={chevron} size={16} />
            </span>
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
              <Typography variant="caption">{detail}</Typography>
            </span>
            {!isOpen && <Count path={path} />}
          </ButtonBase>
        </Typography>
        {tools}
      </Box>
      {isOpen && (
        <Box id={`${id}-inside`} sx={{ p: 1.5, pt: 0.5, display: 'grid', gap: 2 }}>
          {children}
        </Box>
      )}
    </Box>
  );
};
