import { createRoot } from 'react-dom/client';
import { loadSections } from '../../section-view.tsx';
import { Catalogue } from './catalogue.tsx';
import { catalogueDataUrl, type CatalogueData } from './data.ts';

const data = (await (await fetch(catalogueDataUrl)).json()) as CatalogueData;
await loadSections(data.sections.map(({ type }) => type));
const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue data={data} />);
