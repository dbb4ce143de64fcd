import type { AllContent } from '@docusaurus/types';
import { loadedVersions } from '../../../../src/versions/loadedVersions';
import type { DocsPage } from './hostPages';

/** Returns the documentation pages of a build by their source file in Docusaurus' notation, `@site/docs/…`. */
export function collectDocsPages(allContent: AllContent): Map<string, DocsPage> {
  const all = loadedVersions(allContent).flatMap((version) => version.docs);
  return new Map(all.map(({ source, permalink, title }) => [source, { permalink, title }]));
}
