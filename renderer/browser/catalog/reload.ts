import { catalogChangedEvent } from './data.ts';

/** A changed section is rendered by the server, with everything else on the page. */
import.meta.hot?.on(catalogChangedEvent, () => location.reload());
