import { testRoutes } from '../../support/browser/every-route.ts';

// One page per layout.
testRoutes(['/', '/concrete-staining', '/contact']);
