import { wildSlips } from './all-mistakes.ts';
import { testSlips } from './test-mistakes.ts';

testSlips(wildSlips);
