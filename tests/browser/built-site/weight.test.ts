import { testWeight } from '../../support/browser/weight.ts';

testWeight();
