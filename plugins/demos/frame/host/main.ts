import { DEVELOPMENT_FRAGMENT } from '../../shared/hostAddresses';

/** Part of this bundle, but evaluated only after the React build is chosen. */
const start = () => import(/* webpackMode: "eager" */ './start');

void (window.location.hash === DEVELOPMENT_FRAGMENT
  ? // The compiler is needed next; pages that only show demos do not load it.
    Promise.all([import('./react/development.cjs'), import('./runFiles')]).then(start)
  : start());
