import { addressOf, currentVersionOf } from '../versions/index.ts';
import { PRODUCTS } from './products.ts';

const FAMILY = new RegExp(`^/api(?:-docs)?(?=/(?:${PRODUCTS.join('|')})(?:/|$))`);

/**
 * Adds the missing prefix to addresses of a family's reference, in older links and in addresses that readers guess:
 * `/api/charts/bar-chart` becomes `/x/api/charts/bar-chart`. Addresses of the core reference, such as `/api/button`,
 * stay
 * unchanged.
 *
 * @param path without the language prefix
 */
export function toFamilyApi(path: string): string {
  return path.replace(FAMILY, addressOf(currentVersionOf('x'), 'api'));
}
