import type { Table } from '../row.ts';

/** Pages that answer forms, and the privacy notice (docs/specification.md 3.1). */
export const decidedPages: Table = {
  '/privacy': [
    { says: 'which data is stored', in: 'prose', named: 'what we use it for' },
    { says: 'how long', in: 'fact-table', named: 'how long', words: ['90 days'] },
    { says: 'and how to have it removed', in: 'prose', named: 'remove', links: ['→ mailto:'] },
  ],
  '/thank-you': [{ says: 'a submitted form was stored', in: 'hero', links: ['→ /'] }],
  '/not-sent': [{ says: 'a submitted form was not stored', in: 'hero', links: ['→ tel:'] }],
};
