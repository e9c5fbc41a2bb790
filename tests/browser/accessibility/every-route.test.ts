import { testEveryRoute } from '../../support/browser/every-route.ts';

testEveryRoute([390, 1440]);
