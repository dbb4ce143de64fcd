import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { locatePage } from '../../../src/versions/locatePages';
import { hashSections, findSectionsBehind } from './hashSections';
import { readRecord } from './recordFile';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/**
 * Adds to the front matter of translated pages the ids of the sections whose English text has changed since: `behind`.
 */
export function markOutdated(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const parsed = await parse(params);
    const place = locatePage(siteDir, params.filePath);
    if (!place?.locale) {
      return parsed;
    }
    const english = path.join(siteDir, place.version.folder, place.file);
    const translatedFrom = readRecord(params.filePath);
    if (!translatedFrom || !existsSync(english)) {
      return parsed;
    }
    const behind = findSectionsBehind(hashSections(readFileSync(english, 'utf8')), translatedFrom);
    return behind.length > 0
      ? { ...parsed, frontMatter: { ...parsed.frontMatter, behind } }
      : parsed;
  };
}
