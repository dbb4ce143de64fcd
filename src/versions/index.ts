import { instanceOfAddress, INSTANCES, pluginIdOf, type DocsInstance } from './instances.ts';

/** One documented version of an instance. */
export interface DocsVersion {
  /** Names the version on this site, in options, caches and front matter; no two instances share one. */
  readonly name: string;
  readonly instance: DocsInstance['name'];
  /** Docusaurus' name for it within its instance: `current`, or the suffix of its folder. */
  readonly docusaurusName: string;
  /** Label in the version menu. */
  readonly label: string;
  /** Address segment below that of its instance; empty for the current version. */
  readonly path: string;
  /** Where its pages lie below the site's base, with a slash at the end: `x/v6/`. Empty at the root. */
  readonly base: string;
  /** The folder that holds its pages, demos and `package.json`, relative to the site. */
  readonly folder: string;
  /** The folder of its translated pages, below that of a language; the titles of its sidebar are in `<folder>.json`. */
  readonly translations: string;
  /** The file that says what its sidebar shows, relative to the site. */
  readonly sidebarFile: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Search engines are asked to stay away from versions that are not released. */
  readonly noIndex: boolean;
}

type Facts = Pick<DocsVersion, 'label'> &
  Partial<Pick<DocsVersion, 'name' | 'folder' | 'sidebarFile' | 'banner' | 'noIndex'>>;

/** @param segment of its addresses; empty for the version that the plain addresses of the instance lead to */
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

/** Every version, those of an instance together, newest maintained first, in the order of the version menu. */
export const DOCS_VERSIONS: readonly DocsVersion[] = [
  defineVersion(X, '', { label: '7.28.3', folder: 'docs', sidebarFile: 'sidebars.ts' }),
  defineVersion(X, 'next', { label: 'next', banner: 'unreleased', noIndex: true }),
  defineVersion(X, 'v6', { label: 'v6', banner: 'unmaintained' }),
  defineVersion(X, 'v5', { label: 'v5', banner: 'unmaintained' }),
  defineVersion(X, 'v4', { label: 'v4', banner: 'unmaintained' }),
  defineVersion(CORE, '', { name: 'core', label: '6.5.0', folder: 'core' }),
];

/** The version of a name, which comes from outside: front matter, an option, an address; `undefined` for other names. */
export function findVersion(name: string | null | undefined): DocsVersion | undefined {
  return DOCS_VERSIONS.find((version) => version.name === name);
}

/**
 * The version of a name.
 *
 * @throws when the site has none of this name
 */
export function versionNamed(name: string): DocsVersion {
  const version = findVersion(name);
  if (!version) {
    const names = DOCS_VERSIONS.map((each) => each.name).join(', ');
    throw new Error(`"${name}" is no version of the documentation. Valid names: ${names}.`);
  }
  return version;
}

/** The versions of a docs plugin, by its id. */
export function versionsOfPlugin(pluginId: string): DocsVersion[] {
  return DOCS_VERSIONS.filter(({ instance }) => pluginIdOf(instance) === pluginId);
}

/**
 * The version that Docusaurus names.
 *
 * @param pluginId id of the docs plugin
 * @param docusaurusName its name of the version
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

/** The versions of an instance. */
export function versionsOfInstance(instance: DocsInstance['name']): DocsVersion[] {
  return DOCS_VERSIONS.filter((version) => version.instance === instance);
}

/** The version that the plain addresses of an instance lead to. */
export function currentVersionOf(instance: DocsInstance['name']): DocsVersion {
  return versionsOfInstance(instance).find(({ path }) => path === '')!;
}

/**
 * Where something of a version lies.
 *
 * @param page below the version's address, with a slash at the end: `react-data-grid/sorting/`
 * @param baseUrl the site's base in the language of the page
 */
export function addressOf({ base }: Pick<DocsVersion, 'base'>, page = '', baseUrl = '/'): string {
  return baseUrl + base + page;
}

/** Version and page of an address. */
export interface Place {
  readonly version: DocsVersion;
  /** The rest of the address, below that of the version. */
  readonly page: string;
}

/**
 * Finds the version that an address belongs to, whether or not it has a page there.
 *
 * @param path without the prefix of a language, with the slash that follows it
 */
export function findPlace(path: string): Place | null {
  const instance = instanceOfAddress(path);
  const [version] = DOCS_VERSIONS.filter(
    (each) => each.instance === instance?.name && `${path}/`.startsWith(`/${each.base}`),
  ).sort((a, b) => b.base.length - a.base.length);
  return version ? { version, page: path.slice(version.base.length + 1) } : null;
}

/** The folder of a version's pages in a language, relative to the site; `null` for the language they are written in. */
export function folderOf(version: DocsVersion, locale: string | null = null): string {
  return locale === null ? version.folder : `i18n/${locale}/${version.translations}`;
}

/** How a version is called where majors are compared: `v7` for 7.28.3, `v6`, `next`. */
export function majorLabel(name: string): string {
  return (findVersion(name)?.label ?? name).replace(/^(\d+)\..*$/, 'v$1');
}
