/** What the library is made of, as its documentation is divided. */
export const CATEGORIES = ['core', 'x', 'toolpad', 'docs'] as const;
export type ProductCategory = (typeof CATEGORIES)[number];

/** The families that are documented below `/x/`. */
export const PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
export type Product = (typeof PRODUCTS)[number];

/** First parts of addresses that belong to the core components, the older ones among them. */
const CORE = new Set([
  'getting-started',
  'components',
  'css-in-js',
  'system',
  'customization',
  'guides',
  'discover-more',
  'versions',
  'styles',
  'api',
  'api-docs',
  'material-ui',
  'base-ui',
  'joy-ui',
]);

const PRODUCT = new RegExp(
  `^/x/(?:[^/]+/)?(?:api/(${PRODUCTS.join('|')})|react-(${PRODUCTS.join('|')}))(?:/|$)`,
);

/**
 * The part of the documentation that an address belongs to.
 *
 * @param path without the prefix of a language
 * @returns `null` for the start page and for what no part has
 */
export function categoryOf(path: string): ProductCategory | null {
  const first = path.split('/')[1] ?? '';
  if (CORE.has(first)) {
    return 'core';
  }
  return CATEGORIES.find((category) => category === first) ?? null;
}

/**
 * The family that an address is about, in its guides and in its reference, in every version.
 *
 * @param path without the prefix of a language
 * @returns `null` for pages about no family, or about several
 */
export function productOf(path: string): Product | null {
  const [, ofReference, ofGuides] = PRODUCT.exec(path) ?? [];
  return PRODUCTS.find((product) => product === (ofReference ?? ofGuides)) ?? null;
}
