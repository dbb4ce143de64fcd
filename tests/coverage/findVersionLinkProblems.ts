/** Sources of a version's pages about one family, by topic: `axis`, `zoom-and-pan`. */
export type PageSources = Readonly<Record<string, string>>;

interface Neighbors {
  /** Start of the addresses of the earlier version's pages: `/x/react-charts/`. */
  readonly from: string;
  /** Start of the addresses of the later version's pages: `/x/next/react-charts/`. */
  readonly to: string;
}

/**
 * Checks that pages about the same topic in two versions link to each other. Readers who search the web land on the
 * wrong version.
 */
export function findVersionLinkProblems(
  earlier: PageSources,
  later: PageSources,
  { from, to }: Neighbors,
): string[] {
  return Object.keys(earlier)
    .filter((topic) => topic in later)
    .flatMap((topic) => [
      ...problemOf(`${from}${topic}/`, earlier[topic]!, `${to}${topic}/`),
      ...problemOf(`${to}${topic}/`, later[topic]!, `${from}${topic}/`),
    ]);
}

/**
 * Checks that a migration guide links to the pages of the later version.
 *
 * @param guide source of the guide, which links to files of its own version
 * @param sections topics that need a link to a section; the others may be linked as a whole
 */
export function findGuideLinkProblems(
  guide: string,
  family: string,
  topics: readonly string[],
  sections: readonly string[],
): string[] {
  const file = (topic: string) => `](../../${family}/${topic}/index.mdx`;
  return [
    ...topics
      .filter((topic) => !guide.includes(file(topic)))
      .map((topic) => `the guide does not link to ${family}/${topic}`),
    ...sections
      .filter((topic) => !guide.includes(`${file(topic)}#`))
      .map((topic) => `the guide links to no section of ${family}/${topic}`),
  ];
}

function problemOf(page: string, source: string, target: string): string[] {
  return source.includes(`](${target})`) || source.includes(`](${target}#`)
    ? []
    : [`${page} does not link to ${target}`];
}
