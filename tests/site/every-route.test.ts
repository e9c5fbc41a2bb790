import { testEveryRoute } from '../support/browser/every-route.ts';

testEveryRoute([1440], { skipsColours: true });
