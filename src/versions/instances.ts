/** The parts of the library, as in its documentation. Parts without an instance are documented elsewhere. */
export const CATEGORIES = ['core', 'x', 'toolpad', 'docs'] as const;
export type ProductCategory = (typeof CATEGORIES)[number];

/** A part of the documentation with pages on this site: one instance of Docusaurus' docs plugin. */
export interface DocsInstance {
  /** The product category. */
  readonly name: Extract<ProductCategory, 'core' | 'x'>;
  /** Name of the documented product. */
  readonly product: string;
  /** Docusaurus' id of the instance. */
  readonly pluginId: string;
  /** Path of its pages below the site's base, with a trailing slash; empty at the root. */
  readonly base: string;
  /**
   * The first segments of its addresses below `base`; `null` if all addresses below `base` belong to it. An instance at
   * the
   * root shares its base with the rest of the site.
   */
  readonly areas: readonly string[] | null;
  /** The component families that it documents, by the folder of their reference; a single family needs no folder. */
  readonly families: readonly string[];
}

/** The families of the instance `x`. */
export const PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
export type Product = (typeof PRODUCTS)[number];

const X: DocsInstance = {
  name: 'x',
  product: 'MUI X',
  pluginId: 'default',
  base: 'x/',
  areas: null,
  families: PRODUCTS,
};

const CORE: DocsInstance = {
  name: 'core',
  product: 'Material UI',
  pluginId: 'core',
  base: '',
  areas: [
    'getting-started',
    'components',
    'system',
    'customization',
    'guides',
    'css-in-js',
    'styles',
    'discover-more',
    'versions',
    'api',
    'api-docs',
    'demos',
    // Addresses of the core components in earlier versions.
    'material-ui',
    'base-ui',
    'joy-ui',
  ],
  families: [''],
};

export const INSTANCES: readonly DocsInstance[] = [X, CORE];

/** Returns the instance that an address belongs to, even if the instance has no such page. */
export function instanceOfAddress(path: string): DocsInstance | null {
  const belongs = ({ base, areas }: DocsInstance): boolean => {
    if (base !== '' && `${path}/` === `/${base}`) {
      return true;
    }
    return (
      path.startsWith(`/${base}`) &&
      (areas === null || areas.includes(path.slice(base.length + 1).split('/')[0] ?? ''))
    );
  };
  return INSTANCES.find(belongs) ?? null;
}

export function instanceNamed(name: DocsInstance['name']): DocsInstance {
  return INSTANCES.find((instance) => instance.name === name)!;
}

/** Returns Docusaurus' id of an instance's docs plugin. */
export function pluginIdOf(name: DocsInstance['name']): string {
  return instanceNamed(name).pluginId;
}
