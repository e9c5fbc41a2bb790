import { testDrawings, testRoutes, unknownRoute } from '../../support/browser/every-route.ts';
import { builtRoutes } from '../../support/sites/built-routes.ts';

testRoutes([...builtRoutes, unknownRoute]);
testDrawings();
