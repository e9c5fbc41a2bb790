import { testWeightOfFiles } from '../support/browser/weight.ts';

testWeightOfFiles();
