/** A page of a version. */
interface LinkedPage {
  /** English address, which can differ from the folder: `/x/next/react-charts/quickstart/`. */
  readonly path: string;
  readonly source: string;
}

/** Pages of a version about one family, by topic: `axis`, `zoom-and-pan`. */
export type PagesByTopic = Readonly<Record<string, LinkedPage>>;

/**
 * Checks that pages about the same topic in two versions link to each other. Readers who search the web land on the
 * wrong version.
 */
export function findVersionLinkProblems(earlier: PagesByTopic, later: PagesByTopic): string[] {
  return Object.keys(earlier)
    .filter((topic) => topic in later)
    .flatMap((topic) => [
      ...problemOf(earlier[topic]!, later[topic]!.path),
      ...problemOf(later[topic]!, earlier[topic]!.path),
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

function problemOf({ path, source }: LinkedPage, target: string): string[] {
  return source.includes(`](${target})`) || source.includes(`](${target}#`)
    ? []
    : [`${path} does not link to ${target}`];
}
