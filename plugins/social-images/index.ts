import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersions } from '../../src/versions/loadedVersions';
import { cardAddress, SITE_CARD_ADDRESS } from './cardAddress';
import { cardFileOf, describeCard, type Card } from './describeCard';
import { writeImages } from './writeImages';

/**
 * Generates the images that social networks show for shared pages, with title and description. Pages of the API
 * reference share one image for each family.
 */
export default function pluginSocialImages({
  siteDir,
  siteConfig,
  i18n,
}: LoadContext): Plugin<void> {
  const cards = new Map<string, Card>();
  return {
    name: 'social-images',

    async allContentLoaded({ allContent }) {
      const pages = loadedVersions(allContent).flatMap((version) => version.docs);
      const fileOf = (source: string): string => source.replace('@site', siteDir);
      const byFile = new Map(pages.map((doc) => [fileOf(doc.source), doc.frontMatter]));
      cards.clear();
      cards.set(SITE_CARD_ADDRESS, {
        title: siteConfig.title,
        description: siteConfig.tagline,
        version: '',
        language: i18n.currentLocale,
      });
      for (const { source, frontMatter } of pages) {
        const file = cardFileOf(siteDir, fileOf(source));
        const card = describeCard(siteDir, file, byFile.get(file) ?? {});
        if (card && frontMatter.image === cardAddress(card)) {
          cards.set(frontMatter.image, card);
        }
      }
    },

    async postBuild({ outDir }) {
      const cacheDir = path.join(siteDir, 'node_modules/.cache/social-images');
      await writeImages(cards, { siteDir, cacheDir, outDir });
    },
  };
}
