import type { Product } from '@site/src/paths/products';
import { addressOf, currentVersionOf } from '@site/src/versions';

/** Where a family begins in the current version; apart from the suggestions, which no other page has to load. */
export const startOf = (product: Product): string =>
  addressOf(currentVersionOf('x'), `react-${product}/`);
