import { catalogChangedEvent } from './data.ts';

// The server renders the sections of the catalog, so a change needs a reload.
import.meta.hot?.on(catalogChangedEvent, () => location.reload());
