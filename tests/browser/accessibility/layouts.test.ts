import { testRoutes } from '../../support/browser/every-route.ts';

// One page per layout; every-route.all.test.ts checks the others.
testRoutes(['/', '/contact']);
