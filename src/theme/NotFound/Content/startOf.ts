import type { Product } from '@site/src/paths/products';
import { addressOf, currentVersionOf } from '@site/src/versions';

/**
 * Returns the start page of a family in the current version. Separate from the suggestions, which other pages do not
 * load.
 */
export const startOf = (product: Product): string =>
  addressOf(currentVersionOf('x'), `react-${product}/`);
