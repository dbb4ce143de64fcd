import {
  CATEGORIES,
  instanceOfAddress,
  PRODUCTS,
  type Product,
  type ProductCategory,
} from '../versions/instances.ts';
import { findPlace } from '../versions/index.ts';

export { PRODUCTS, type Product } from '../versions/instances.ts';

/** Matches addresses below a version, including versions that the site does not have. */
const PRODUCT = /^(?:[^/]+\/)?(?:api\/|react-)([^/]+)(?:\/|$)/;

/**
 * Returns the part of the documentation that an address belongs to.
 *
 * @param path without the language prefix
 * @returns `null` for the home page and for addresses outside of these parts
 */
export function categoryOf(path: string): ProductCategory | null {
  const [, first] = path.split('/');
  return instanceOfAddress(path)?.name ?? CATEGORIES.find((category) => category === first) ?? null;
}

/**
 * Returns the family of a guide or a reference page, in any version.
 *
 * @param path without the language prefix
 * @returns `null` for pages about no family or about several families
 */
export function productOf(path: string): Product | null {
  const place = findPlace(path);
  const [, folder] = (place?.version.instance === 'x' && PRODUCT.exec(place.page)) || [];
  return PRODUCTS.find((product) => product === folder) ?? null;
}
