import { instanceOfAddress, INSTANCES, pluginIdOf, type DocsInstance } from './instances.ts';
import type { XVersionName } from './names.ts';

/** A documented version of an instance. */
export interface DocsVersion {
  /** Unique name of the version across all instances, used in options, caches and front matter. */
  readonly name: string;
  readonly instance: DocsInstance['name'];
  /** Docusaurus' name of the version within its instance: `current`, or the suffix of its folder. */
  readonly docusaurusName: string;
  /** Label in the version menu. */
  readonly label: string;
  /** Address segment after that of the instance; empty for the current version. */
  readonly path: string;
  /** Path of its pages below the site's base, with a trailing slash: `x/v6/`. Empty at the root. */
  readonly base: string;
  /** Folder of its pages, demos and `package.json`, relative to the site. */
  readonly folder: string;
  /**
   * Folder of its translated pages, relative to that of a language; `<folder>.json` contains the titles of its sidebar.
   */
  readonly translations: string;
  /** The file that defines its sidebar, relative to the site. */
  readonly sidebarFile: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Whether search engines are asked not to index the version, because it is not released. */
  readonly noIndex: boolean;
}

type Facts = Pick<DocsVersion, 'label'> &
  Partial<Pick<DocsVersion, 'name' | 'folder' | 'sidebarFile' | 'banner' | 'noIndex'>>;

/** @param segment address segment of the version; empty for the version at the instance's base address */
function defineVersion(instance: DocsInstance, segment: string, facts: Facts): DocsVersion {
  const docusaurusName = segment || 'current';
  const suffix = segment ? `version-${segment}` : 'current';
  const plugin = instance.pluginId === 'default' ? '' : `-${instance.pluginId}`;
  const folder = facts.folder ?? `versioned_docs/${suffix}`;
  return {
    name: docusaurusName,
    instance: instance.name,
    docusaurusName,
    path: segment,
    base: `${instance.base}${segment && `${segment}/`}`,
    folder,
    translations: `docusaurus-plugin-content-docs${plugin}/${suffix}`,
    sidebarFile: `${folder}/sidebars.ts`,
    banner: 'none',
    noIndex: false,
    ...facts,
  };
}

const [X, CORE] = INSTANCES as [DocsInstance, DocsInstance];

/** A version without an entry here, or an entry without a version, is a compile error. */
const X_VERSIONS: Readonly<Record<XVersionName, DocsVersion>> = {
  current: defineVersion(X, '', { label: '7.28.3', folder: 'docs', sidebarFile: 'sidebars.ts' }),
  next: defineVersion(X, 'next', { label: 'next', banner: 'unreleased', noIndex: true }),
  v6: defineVersion(X, 'v6', { label: 'v6', banner: 'unmaintained' }),
  v5: defineVersion(X, 'v5', { label: 'v5', banner: 'unmaintained' }),
  v4: defineVersion(X, 'v4', { label: 'v4', banner: 'unmaintained' }),
};

/** All versions, grouped by instance, in the order of the version menu: the newest maintained version first. */
export const DOCS_VERSIONS: readonly DocsVersion[] = [
  ...Object.values(X_VERSIONS),
  defineVersion(CORE, '', { name: 'core', label: '6.5.0', folder: 'core' }),
];

/** Returns the version with a name from user input (front matter, an option, an address), or `undefined`. */
export function findVersion(name: string | null | undefined): DocsVersion | undefined {
  return DOCS_VERSIONS.find((version) => version.name === name);
}

/**
 * Returns the version with a name.
 *
 * @throws when the site has no such version
 */
export function versionNamed(name: string): DocsVersion {
  const version = findVersion(name);
  if (!version) {
    const names = DOCS_VERSIONS.map((each) => each.name).join(', ');
    throw new Error(`"${name}" is no version of the documentation. Valid names: ${names}.`);
  }
  return version;
}

/** Returns the versions of a docs plugin. */
export function versionsOfPlugin(pluginId: string): DocsVersion[] {
  return DOCS_VERSIONS.filter(({ instance }) => pluginIdOf(instance) === pluginId);
}

/**
 * Returns the version with a Docusaurus name.
 *
 * @param pluginId id of the docs plugin
 * @param docusaurusName Docusaurus' name of the version
 * @throws when the site has no such version
 */
export function versionOfPlugin(pluginId: string, docusaurusName: string): DocsVersion {
  const version = versionsOfPlugin(pluginId).find((each) => each.docusaurusName === docusaurusName);
  if (!version) {
    throw new Error(
      `The docs plugin "${pluginId}" has a version "${docusaurusName}" that src/versions does not list. Add it there.`,
    );
  }
  return version;
}

/** Returns the versions of an instance. */
export function versionsOfInstance(instance: DocsInstance['name']): DocsVersion[] {
  return DOCS_VERSIONS.filter((version) => version.instance === instance);
}

/** Returns the version at the base address of an instance. */
export function currentVersionOf(instance: DocsInstance['name']): DocsVersion {
  return versionsOfInstance(instance).find(({ path }) => path === '')!;
}

/**
 * Returns the address of a version or of one of its pages.
 *
 * @param page path below the version's address, with a trailing slash: `react-data-grid/sorting/`
 * @param baseUrl the site's base in the language of the page
 */
export function addressOf({ base }: Pick<DocsVersion, 'base'>, page = '', baseUrl = '/'): string {
  return baseUrl + base + page;
}

/** The version and page of an address. */
export interface Place {
  readonly version: DocsVersion;
  /** The rest of the address, after that of the version. */
  readonly page: string;
}

/**
 * Returns the version that an address belongs to, even if the version has no such page.
 *
 * @param path without the language prefix, with a leading slash
 */
export function findPlace(path: string): Place | null {
  const instance = instanceOfAddress(path);
  const [version] = DOCS_VERSIONS.filter(
    (each) => each.instance === instance?.name && `${path}/`.startsWith(`/${each.base}`),
  ).sort((a, b) => b.base.length - a.base.length);
  return version ? { version, page: path.slice(version.base.length + 1) } : null;
}

/**
 * Returns the folder of a version's pages in a language, relative to the site; `null` stands for the original language.
 */
export function folderOf(version: DocsVersion, locale: string | null = null): string {
  return locale === null ? version.folder : `i18n/${locale}/${version.translations}`;
}

/** Returns the label of a version in comparisons of major versions: `v7` for 7.28.3, `v6`, `next`. */
export function majorLabel(name: string): string {
  return (findVersion(name)?.label ?? name).replace(/^(\d+)\..*$/, 'v$1');
}
