import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS, type Product } from '../../src/paths/products';
import type { DocsVersion } from '../../src/versions';

/** The version of each family's package, if it has one. */
export type ProductVersions = Readonly<Partial<Record<Product, string>>>;

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Reads the release of each family that a docs version documents, which is the one its demos run on.
 *
 * @throws if a package is not pinned to one release
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
