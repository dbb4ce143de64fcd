import {
  CATEGORIES,
  instanceOfAddress,
  PRODUCTS,
  type Product,
  type ProductCategory,
} from '../versions/instances.ts';
import { findPlace } from '../versions/index.ts';

export { PRODUCTS, type Product } from '../versions/instances.ts';

/** Pattern of addresses below a version, including versions that the site does not have. */
const PRODUCT = /^(?:[^/]+\/)?(?:api\/|react-)([^/]+)(?:\/|$)/;

/**
 * The part of the documentation that an address belongs to.
 *
 * @param path without the prefix of a language
 * @returns `null` for the start page and for what no part has
 */
export function categoryOf(path: string): ProductCategory | null {
  const [, first] = path.split('/');
  return instanceOfAddress(path)?.name ?? CATEGORIES.find((category) => category === first) ?? null;
}

/**
 * The family that an address is about, in its guides and in its reference, in every version.
 *
 * @param path without the prefix of a language
 * @returns `null` for pages about no family, or about several
 */
export function productOf(path: string): Product | null {
  const place = findPlace(path);
  const [, folder] = (place?.version.instance === 'x' && PRODUCT.exec(place.page)) || [];
  return PRODUCTS.find((product) => product === folder) ?? null;
}
