import path from 'node:path';
import { folderOf } from '../../../src/versions';
import { readChosenPages } from '../../../src/versions/chosenPages';
import { locateFile } from '../../../src/versions/locatePages';
import { linkTarget, markdownAddress } from '../address';
import type { MachineSite } from '../types';
import type { GuideFile } from './renderGuide';

/**
 * Resolves a link of a page to an absolute address. Links to pages lead to their Markdown. In a build of selected
 * pages, links to the other pages are left unchanged.
 *
 * @throws when the link names a file that is not a page
 */
export function resolveLink(
  url: string,
  { file }: Pick<GuideFile, 'file'>,
  { addresses, origin, baseUrl }: Pick<MachineSite, 'addresses' | 'origin' | 'baseUrl'>,
  line = 1,
): string {
  // Docusaurus marks links to files that are not pages with `pathname://`.
  const [target = '', anchor] = url.replace(/^pathname:\/\//, '').split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (target === '' || /^[a-z]+:/.test(target)) {
    return url;
  }
  if (target.startsWith('/')) {
    return linkTarget(baseUrl + target.slice(1) + hash, origin);
  }
  const linked = path.posix.join(path.posix.dirname(file), target);
  // Pages without a translation are shown in English.
  const address = addresses.get(linked) ?? addresses.get(inEnglish(linked));
  if (address === undefined && readChosenPages()) {
    return url;
  }
  if (address === undefined) {
    throw new Error(`${file}:${line} links to ${target}, which is no page of its version.`);
  }
  return origin + markdownAddress(address) + hash;
}

function inEnglish(file: string): string {
  const place = locateFile(file);
  return place ? `${folderOf(place.version)}/${place.file}` : file;
}
