import { Alert } from '@mui/material';
import { useLoaded } from '../core/use-run.ts';
import { words } from '../messages/messages.ts';
import { entryTitle } from '../naming/labels.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { TitledDialog } from '../ui/dialogs.tsx';

/** Returns a dialog with the testimonials or the prices of the site, each with its pages and a link to its place. */
const createDialog = (kind: 'quotes' | 'prices') =>
  function ListDialog({ onClose }: { onClose: () => void }) {
    const studio = useStudio();
    const { site } = studio.checking;
    const names = useChecked((checked) => checked.names);
    const { value, failure } = useLoaded(() => site.quotesAndPrices(), [site]);
    return (
      <TitledDialog title={words.quotesAndPrices[kind]} onClose={onClose}>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <LocationList
          places={(value?.[kind] ?? []).map(({ label, text, routes, file, path }) => ({
            file,
            path,
            describe: () => ({
              text: `${entryTitle({ label })}: ${text}`,
              where: routes.map((route) => names.get(route) ?? route).join(', ') || words.rail.onNone,
            }),
          }))}
          onOpen={onClose}
        />
      </TitledDialog>
    );
  };

export const QuotesDialog = createDialog('quotes');
export const PricesDialog = createDialog('prices');
