import type { Table } from '../row.ts';

const estimate = ['→ /free-estimate', '→ tel:'];

/** Pages of towns (decisions, "town pages"): houses by decade, slabs and the rules of associations. */
export const townPages: Table = {
  '/irvine': [
    {
      says: 'houses by decade',
      in: 'fact-table',
      named: 'by-year',
      least: 5,
      words: ['Woodbridge', '1988'],
    },
    { says: 'slabs', in: 'prose', named: 'slab', words: ['post-tension'] },
    { says: 'rules of associations', in: 'process-steps', named: 'association', least: 4 },
    { says: 'questions of its own', in: 'faq', least: 4 },
    { says: 'a call to action', in: 'call-to-action', links: estimate, last: true },
  ],
  '/newport-beach': [
    { says: 'houses by decade', in: 'fact-table', named: 'decades', least: 5, words: ['Balboa Island'] },
    { says: 'coast and inland', in: 'comparison', words: ['slabs'] },
    { says: 'rules of associations', in: 'prose', named: 'rules', words: ['coastal zone'] },
    { says: 'questions of its own', in: 'faq', least: 4 },
    { says: 'a call to action', in: 'call-to-action', links: estimate, last: true },
  ],
  '/costa-mesa': [
    { says: 'houses by decade', in: 'fact-table', named: 'streets', least: 5, words: ['Mesa Verde', 'slab'] },
    { says: 'oak under carpet', in: 'process-steps', named: 'look-first', least: 4 },
    { says: 'rules of associations', in: 'callout', named: 'association' },
    { says: 'questions of its own', in: 'faq', least: 4 },
    { says: 'a call to action', in: 'call-to-action', links: estimate, last: true },
  ],
};
