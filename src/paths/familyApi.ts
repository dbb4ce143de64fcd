import { addressOf, currentVersionOf } from '../versions/index.ts';
import { PRODUCTS } from './products.ts';

const FAMILY = new RegExp(`^/api(?:-docs)?(?=/(?:${PRODUCTS.join('|')})(?:/|$))`);

/**
 * The address of a family's reference, for older links and guesses that leave out where the families are documented:
 * `/api/charts/bar-chart` is `/x/api/charts/bar-chart`. Those of the core components, as `/api/button`, stay.
 *
 * @param path without the prefix of a language
 */
export function toFamilyApi(path: string): string {
  return path.replace(FAMILY, addressOf(currentVersionOf('x'), 'api'));
}
