import { DEVELOPMENT_FRAGMENT } from '../../../lib/demos/hostAddresses';

/** In this bundle, but not evaluated before React is chosen. */
const start = () => import(/* webpackMode: "eager" */ './start');

void (window.location.hash === DEVELOPMENT_FRAGMENT
  ? // The compiler is wanted next; pages that only show demos do without it.
    Promise.all([import('./react/development.cjs'), import('./runFiles')]).then(start)
  : start());
