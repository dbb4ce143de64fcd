import path from 'node:path';
import type { PackageUse } from './types';

const REACT = /^(react|react-dom|scheduler|react-router.*|history|react-helmet.*|@mdx-js\/react)$/;

/**
 * Names the part of the site that a module of the first JavaScript belongs to.
 *
 * @param file absolute path; `undefined` for what the bundler made up
 * @param owner the package the file lies in, if any
 */
export function groupOfFile(
  file: string | undefined,
  owner: PackageUse | undefined,
  siteDir: string,
): string {
  if (file === undefined) {
    return 'bundler';
  }
  if (owner) {
    if (REACT.test(owner.name)) {
      return 'react and router';
    }
    return owner.name.startsWith('@docusaurus/') ? 'docusaurus' : owner.name;
  }
  const [first = '', second = ''] = path.relative(siteDir, file).split(path.sep);
  if (first.startsWith('.docusaurus')) {
    return second.startsWith('docusaurus-') ? 'docusaurus' : 'generated data';
  }
  return first === 'plugins' || (first === 'src' && second === 'theme')
    ? `${first}/${second}`
    : 'site';
}
