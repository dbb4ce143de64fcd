import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS, type Product } from '../../src/paths/products';
import type { DocsVersion } from '../../src/versions';

/** The version of each family's package, where there is one. */
export type ProductVersions = Readonly<Partial<Record<Product, string>>>;

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Reads which release of each family a version of the documentation is about: the one its demos run on.
 *
 * @throws when a package is not pinned to one release
 */
export function readProductVersions(siteDir: string, { folder }: DocsVersion): ProductVersions {
  const file = path.join(siteDir, folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string | undefined>;
  };
  return Object.fromEntries(
    PRODUCTS.flatMap((product) => {
      const version = dependencies[`@mui/x-${product}`];
      if (version !== undefined && !EXACT.test(version)) {
        throw new Error(
          `${file}: "@mui/x-${product}" is "${version}". Pin one release; its number is shown to readers.`,
        );
      }
      return version === undefined ? [] : [[product, version]];
    }),
  );
}
