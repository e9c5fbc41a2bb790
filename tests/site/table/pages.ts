import type { Table } from '../row.ts';
import { decidedPages } from './decided-pages.ts';
import { frontPages } from './front-pages.ts';
import { hardSurfaces } from './hard-surfaces.ts';
import { remodeling } from './remodeling.ts';
import { servicePages } from './service-pages.ts';
import { townPages } from './town-pages.ts';

/** Required content of every page, by route. */
export const pageTable: Table = {
  ...frontPages,
  ...remodeling,
  ...hardSurfaces,
  ...servicePages,
  ...decidedPages,
  ...townPages,
};
