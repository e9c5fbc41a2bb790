import { testRoutes, unknownRoute } from '../../support/browser/every-route.ts';

// One page per layout.
testRoutes(['/', '/concrete-staining', '/projects', '/contact', unknownRoute]);
