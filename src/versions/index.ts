/** One documented major version of the library. */
export interface DocsVersion {
  /** Docusaurus' name for it: `current`, or the folder's suffix in `versioned_docs/version-<name>`. */
  readonly name: string;
  /** What readers see in the version menu. */
  readonly label: string;
  /** Address segment below `/x/`; empty for the current version. */
  readonly path: string;
  /** The folder that holds its pages, demos and `package.json`, relative to the site. */
  readonly folder: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Search engines are asked to stay away from versions that are not released. */
  readonly noIndex: boolean;
}

/** Every version, newest maintained first, in the order of the version menu. */
export const DOCS_VERSIONS: readonly DocsVersion[] = [
  { name: 'current', label: '7.28.3', path: '', folder: 'docs', banner: 'none', noIndex: false },
  {
    name: 'next',
    label: 'next',
    path: 'next',
    folder: 'versioned_docs/version-next',
    banner: 'unreleased',
    noIndex: true,
  },
  {
    name: 'v6',
    label: 'v6',
    path: 'v6',
    folder: 'versioned_docs/version-v6',
    banner: 'unmaintained',
    noIndex: false,
  },
  {
    name: 'v5',
    label: 'v5',
    path: 'v5',
    folder: 'versioned_docs/version-v5',
    banner: 'unmaintained',
    noIndex: false,
  },
  {
    name: 'v4',
    label: 'v4',
    path: 'v4',
    folder: 'versioned_docs/version-v4',
    banner: 'unmaintained',
    noIndex: false,
  },
];

/** How a version is called where majors are compared: `v7` for 7.28.3, `v6`, `next`. */
export function majorLabel(name: string): string {
  const { label } = DOCS_VERSIONS.find((version) => version.name === name) ?? { label: name };
  return label.replace(/^(\d+)\..*$/, 'v$1');
}

/**
 * Reads a comma-separated list from an environment variable.
 *
 * @param name the variable, `VERSIONS` or `LOCALES`
 * @param valid the values it may hold
 * @returns the chosen values in the order of `valid`; all of them when the variable is unset
 * @throws when the variable names something that does not exist
 */
export function readChoice(name: string, valid: readonly string[]): string[] {
  const raw = process.env[name];
  if (raw === undefined || raw.trim() === '') {
    return [...valid];
  }
  const chosen = raw.split(',').map((value) => value.trim());
  const unknown = chosen.filter((value) => !valid.includes(value));
  if (unknown.length > 0) {
    throw new Error(
      `${name}=${raw} names ${unknown.map((value) => `"${value}"`).join(', ')}, which the site does not have. ` +
        `Valid values, separated by commas: ${valid.join(', ')}.`,
    );
  }
  return valid.filter((value) => chosen.includes(value));
}
