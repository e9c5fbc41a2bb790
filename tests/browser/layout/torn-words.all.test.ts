import { testTornWords } from '../../support/browser/torn-words.ts';

testTornWords('/', '/contact', '/kitchen-remodeling', '/concrete-staining', '/warranty');
