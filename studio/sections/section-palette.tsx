import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { useKnown } from '../form/state/use-known.ts';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { palette, usePalette } from './palette.ts';
import { sectionKinds, type SectionKind } from './section-kinds.ts';
import { SectionThumbnail } from './section-thumbnail.tsx';

const Kind = ({ kind, choose }: { kind: SectionKind; choose: () => void }) => (
  <ButtonBase
    onClick={choose}
    sx={{
      display: 'block',
      textAlign: 'left',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
      '&:hover, &:focus-visible': {
        borderColor: 'primary.main',
        outline: '2px solid',
        outlineColor: 'primary.main',
      },
    }}
  >
    <SectionThumbnail example={kind.example} />
    <Box component="span" sx={{ display: 'block', p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="span" variant="h3" sx={{ display: 'block' }}>
        {kind.title}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {kind.purpose}
      </Typography>
    </Box>
  </ButtonBase>
);

const Choice = ({ choose }: { choose: (value: unknown) => void }) => {
  const studio = useStudio();
  const known = useKnown();
  const [search, setSearch] = useState('');
  const kinds = useMemo(() => sectionKinds(studio, words.sections.shared, known()), [studio, known]);
  const found = kinds.filter(({ title, purpose }) =>
    `${title} ${purpose}`.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <>
      <DialogTitle>{words.sections.choose}</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          label={words.sections.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ my: 1 }}
        />
        {found.length === 0 && <Typography role="status">{words.sections.none}</Typography>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
          {found.map((kind) => (
            <Kind
              key={kind.id}
              kind={kind}
              choose={() => {
                palette.close();
                choose(kind.value);
              }}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={palette.close}>{words.sections.close}</Button>
      </DialogActions>
    </>
  );
};

/** Everything that can be put into a page, with a picture of each and when it is used. */
export const SectionPalette = () => {
  const choose = usePalette();
  return (
    <Dialog open={choose !== undefined} onClose={palette.close} maxWidth="lg" fullWidth scroll="paper">
      {choose && <Choice choose={choose} />}
    </Dialog>
  );
};
