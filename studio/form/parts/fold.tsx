import { Box, ButtonBase, Chip, Typography } from '@mui/material';
import chevron from '@lucide/icons/icons/chevron-right';
import { useEffect, type ReactNode } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { fill, words } from '../../words/words.ts';
import { idOf, useForm } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';

type Props = {
  path: Path;
  title: string;
  /** What tells it from others of its kind. */
  detail?: string;
  /** Beside its name: what can be done to the whole. */
  tools?: ReactNode;
  /** How deep its heading stands: h2 to h6. */
  level: number;
  children: ReactNode;
};

/** How much is wrong inside, as long as that is not seen. */
const Count = ({ path }: { path: Path }) => {
  const count = useForm().problems.filter(
    (each) => isWithin(each.path, path) && each.problem.severity === 'error',
  ).length;
  if (count === 0) return null;
  const label = count === 1 ? words.rail.problem : fill(words.rail.problems, { count });
  return <Chip size="small" color="error" label={label} />;
};

/** Fields that can be folded away, under their name. */
export const Fold = ({ path, title, detail = '', tools, level, children }: Props) => {
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
        <Typography
          component={`h${Math.min(level, 6)}` as 'h3'}
          variant="h3"
          sx={{ flex: '1 1 10rem', minWidth: 0 }}
        >
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
              {detail !== '' && (
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ color: 'text.secondary', display: 'block' }}
                >
                  {detail}
                </Typography>
              )}
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
