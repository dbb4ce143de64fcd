interface FeaturedPage {
  readonly path: string;
  readonly features: ReadonlySet<string>;
}

/**
 * Selects a small set of pages that together have every feature of all pages. Repeatedly takes the page with the most
 * missing features. The result only depends on the pages.
 *
 * @param shown features that are already covered
 * @returns addresses
 */
export function coverFeatures(
  pages: readonly FeaturedPage[],
  shown: ReadonlySet<string> = new Set(),
): string[] {
  const missing = new Set(pages.flatMap(({ features }) => [...features]));
  for (const feature of shown) {
    missing.delete(feature);
  }
  const left = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const best = left.reduce((a, b) => (countIn(b, missing) > countIn(a, missing) ? b : a));
    chosen.push(best.path);
    left.splice(left.indexOf(best), 1);
    for (const feature of best.features) {
      missing.delete(feature);
    }
  }
  return chosen;
}

function countIn({ features }: FeaturedPage, missing: ReadonlySet<string>): number {
  let count = 0;
  for (const feature of features) {
    count += missing.has(feature) ? 1 : 0;
  }
  return count;
}
