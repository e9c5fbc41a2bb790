import { Button } from '@mui/material';
import { Observable } from '../core/observable.ts';
import { useObserved } from '../state/use-studio.ts';
import { words } from '../words/words.ts';

const skips = new Observable(0);

/** How often somebody has gone to the fields by such a link. */
export const useSkips = (): number => useObserved(skips);

/** A link past the list of pages and the page to the fields; it is seen when the keyboard has reached it. */
export const SkipToFields = () => (
  <Button
    variant="contained"
    onClick={() => skips.set(skips.snapshot() + 1)}
    sx={{ position: 'absolute', zIndex: 'tooltip', '&:not(:focus)': { clipPath: 'inset(50%)' } }}
  >
    {words.views.toFields}
  </Button>
);
