import { testWeightOfPages, testWeightOfScripts } from '../../support/browser/weight.ts';

testWeightOfPages();
testWeightOfScripts();
