import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../siteDir';

/** A package in the published scripts, with the notice that its license requires. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** From its `package.json`, an SPDX expression if possible. */
  readonly license: string;
  /** Whether the package is commercial and not available under a free license. */
  readonly isCommercial: boolean;
  /** Address of its source or home page. */
  readonly homepage: string;
  /** Text of its license and notice files; empty if it has none. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

/** Licenses that allow publishing with their notice. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Unlicense|Zlib|Python-2\.0)$/;

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.][\w.-]*)?$/i;

/** Phrase in the license files of MUI's commercial packages. */
const COMMERCIAL = /^(?:Commercial License$|This is commercial software)/m;

/**
 * Reads the notice of an installed package.
 *
 * @param dir absolute folder of the package
 * @throws if its license is missing or was not reviewed
 */
export function readNotice(dir: string): Notice {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(dir)
    .filter((name) => LICENSE_FILE.test(name))
    .sort();
  const texts = files.map((name) => readFileSync(path.join(dir, name), 'utf8').trim());
  const isCommercial = texts.some((text) => COMMERCIAL.test(text));
  const license = isCommercial ? 'Commercial' : licenseOf(manifest);
  if (!isCommercial && !isPermissive(license)) {
    throw new Error(
      `${manifest.name} ${manifest.version} (${dir}) has the license "${license}", which nobody has reviewed: its code ` +
        'would be published with the site. Add the license to PERMISSIVE in lib/licenses/readNotice.ts if it allows that, ' +
        'or remove the package.',
    );
  }
  return {
    name: manifest.name,
    version: manifest.version,
    license,
    isCommercial,
    homepage: homepageOf(manifest),
    text: texts.join('\n\n') || standardText(manifest, license),
  };
}

/** Returns the text for packages without a license file; the terms of MIT packages are those of the site's own file. */
function standardText(manifest: Manifest, license: string): string {
  const copyright = `Copyright (c) ${authorOf(manifest)}`;
  if (!/\bMIT\b/.test(license)) {
    return copyright;
  }
  const own = readFileSync(path.join(SITE_DIR, 'LICENSE'), 'utf8').trim();
  return own.replace(/^Copyright .*$/m, copyright);
}

function licenseOf({ license, licenses }: Manifest): string {
  const named = typeof license === 'string' ? license : license?.type;
  return named ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

/** Returns whether an expression is permissive: one alternative (OR) is enough, but all parts (AND) are needed. */
function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((alternative) =>
      alternative.split(/ AND /i).every((name) => PERMISSIVE.test(name.trim())),
    );
}

function authorOf({ author, name }: Manifest): string {
  const named = typeof author === 'string' ? author : author?.name;
  return named ?? `the authors of ${name}`;
}

function homepageOf({ repository, homepage, name }: Manifest): string {
  const url = typeof repository === 'string' ? repository : repository?.url;
  const address = url?.replace(/^git\+/, '').replace(/\.git$/, '');
  if (address && /^https?:/.test(address)) {
    return address;
  }
  return homepage ?? `https://www.npmjs.com/package/${name}`;
}
