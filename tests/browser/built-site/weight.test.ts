import { testWeight, testWeightOfScripts } from '../../support/browser/weight.ts';

testWeight();
testWeightOfScripts();
