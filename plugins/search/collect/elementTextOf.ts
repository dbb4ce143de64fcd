import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FeatureTable } from '../../feature-tables/types';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import type { ElementText } from './textOf';

/** Returns a function that provides the text of elements without text in pages: the features in a feature table. */
export function elementTextOf(version: string, generatedFilesDir: string): ElementText {
  return (element) => {
    const family = element.name === 'FeatureTable' ? readAttribute(element, 'of') : null;
    if (family === null) {
      return '';
    }
    const file = path.join(generatedFilesDir, 'feature-tables', version, `${family}.json`);
    if (!existsSync(file)) {
      return '';
    }
    const { groups } = JSON.parse(readFileSync(file, 'utf8')) as FeatureTable;
    return groups
      .flatMap(({ title, features }) => [title, ...features.map((feature) => feature.title)])
      .join(' ');
  };
}
