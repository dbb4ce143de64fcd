import { DEVELOPMENT_FRAGMENT } from '../addresses';

/** In this bundle, but not evaluated before React is chosen. */
const start = () => import(/* webpackMode: "eager" */ './start');

void (window.location.hash === DEVELOPMENT_FRAGMENT
  ? import('./react/development.cjs').then(start)
  : start());
