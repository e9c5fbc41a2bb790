import { testWeightOfPages } from '../support/browser/weight.ts';

testWeightOfPages();
