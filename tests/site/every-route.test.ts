import { testEveryRoute } from '../support/browser/every-route.ts';

testEveryRoute();
