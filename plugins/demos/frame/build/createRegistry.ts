import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameDemoChunk } from '../../shared/chunkNames';
import { fileFollowsLanguage } from '../../shared/localeFile';
import { listFiles } from '../../shared/readSources';
import type { DemoEntry } from '../../shared/types';
import { groupOf } from '../host/groupOf';
import type { PackageEntries } from './listSpecifiers';

/**
 * Packages with more modules than this are loaded in groups, because one chunk each would create ten thousand files.
 */
const GROUPED_FROM = 1000;

/**
 * Creates the modules through which the host loads demos and packages, as file names and text.
 *
 * They must be below the version's folder, so that imports resolve to the version's packages.
 *
 * @param demos the version's demos; those of a page that use the same packages share a chunk
 * @param packages the packages that the version declares
 * @param locales absolute paths of the modules with the version's texts, by language
 */
export function createRegistry(
  demos: readonly DemoEntry[],
  packages: readonly PackageEntries[],
  locales: Readonly<Record<string, string>>,
): Record<string, string> {
  const files: Record<string, string> = {
    'demos.js': writeDemos(demos),
    'locales.js': writeLocales(demos, locales),
  };
  const entries = packages.map((entry) => {
    const name = JSON.stringify(entry.name);
    if (entry.deep.length < GROUPED_FROM) {
      return `  ${name}: {\n    ${writeMain(entry)}deep: {\n${entry.deep.map((deep) => writeDeep(entry.name, deep)).join('')}    },\n  },\n`;
    }
    const groups = groupByPrefix(entry.deep);
    const folder = entry.name.replace(/\W+/g, '-');
    for (const [prefix, members] of groups) {
      files[`${folder}/${prefix}.js`] = members
        .map(
          (member) =>
            `export { default as ${member} } from ${JSON.stringify(`${entry.name}/${member}`)};\n`,
        )
        .join('');
    }
    const loaders = [...groups.keys()].map(
      (prefix) => `      ${JSON.stringify(prefix)}: () => import('./${folder}/${prefix}.js'),\n`,
    );
    return `  ${name}: {\n    deep: {},\n    groups: {\n${loaders.join('')}    },\n  },\n`;
  });
  files['packages.js'] = `export const packages = {\n${entries.join('')}};\n`;
  return files;
}

function writeDemos(demos: readonly DemoEntry[]): string {
  const entries = demos.map(({ id, stylings }) => {
    const loaders = Object.entries(stylings).map(
      ([styling, file]) =>
        `${styling}: () => import(/* webpackChunkName: "${nameChunk(file)}" */ ${JSON.stringify(file)})`,
    );
    return `  ${id}: { ${loaders.join(', ')} },\n`;
  });
  return `export const demos = {\n${entries.join('')}};\n`;
}

function writeLocales(
  demos: readonly DemoEntry[],
  locales: Readonly<Record<string, string>>,
): string {
  const loaders = Object.entries(locales).map(
    ([language, file]) => `  ${language}: () => import(${JSON.stringify(file)}),\n`,
  );
  const fixed = loaders.length > 0 ? demos.filter(({ file }) => !fileFollowsLanguage(file)) : [];
  return `export const locales = {\n${loaders.join('')}};
export const fixedDemos = ${JSON.stringify(fixed.map(({ id }) => id))};
`;
}

const nameChunk = (file: string): string =>
  nameDemoChunk(
    file,
    listFiles(file).map((each) => readFileSync(each, 'utf8')),
  );

function writeMain({ name, hasMain }: PackageEntries): string {
  return hasMain ? `main: () => import(${JSON.stringify(name)}),\n    ` : '';
}

function writeDeep(name: string, deep: string): string {
  return `      ${JSON.stringify(deep)}: () => import(${JSON.stringify(path.posix.join(name, deep))}),\n`;
}

function groupByPrefix(deep: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of deep.filter((each) => /^[A-Za-z_$][\w$]*$/.test(each))) {
    const prefix = groupOf(name);
    groups.set(prefix, [...(groups.get(prefix) ?? []), name]);
  }
  return groups;
}
