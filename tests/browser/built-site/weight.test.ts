import { testWeight } from '../../support/browser/weight.ts';

testWeight('/', '/free-estimate', '/marble-polishing', '/kitchen-remodeling', '/projects');
