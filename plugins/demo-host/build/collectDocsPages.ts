import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsPage } from './hostPages';

/** The documentation pages of a build, by the files they are made of as Docusaurus names them, `@site/docs/…`. */
export function collectDocsPages(allContent: AllContent): Map<string, DocsPage> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const all = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return new Map(all.map(({ source, permalink, title }) => [source, { permalink, title }]));
}
