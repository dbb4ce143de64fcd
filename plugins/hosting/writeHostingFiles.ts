import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOSTING_FILE } from '../../serve/headers/readHosting';
import type { HeaderRule } from '../../serve/headers/types';
import { stripTrailingSlash } from '../../src/paths/slashes';
import { renderNginx } from './renderNginx';
import type { HostingDefinition, LanguagePart, PublishedRedirect } from './types';

interface Target {
  /** Absolute path of the published folder of all languages. */
  readonly folder: string;
  readonly language: string;
  readonly part: LanguagePart;
  readonly nginxRoot: string;
  readonly prefixes: readonly string[];
  readonly createHeaders: (scriptHashes: readonly string[]) => HeaderRule[];
}

const NOTE = `# Read by Netlify, Cloudflare Pages and others. A line with "!" takes back what a rule above says, where a host would
# otherwise join both values; hosts at which the last rule holds ignore it.
`;

/** Writes the definition with the part of one language, and the files for each kind of host. */
export async function writeHostingFiles(target: Target): Promise<void> {
  const { folder, language, part, nginxRoot, prefixes, createHeaders } = target;
  const file = path.join(folder, HOSTING_FILE);
  const languages = { ...(await readLanguages(file)), [language]: part };
  const parts = Object.values(languages);
  const scriptHashes = [...new Set(parts.flatMap((each) => each.scriptHashes))].sort();
  const headers = createHeaders(scriptHashes);
  const redirects = parts.flatMap((each) => each.redirects);
  const definition: HostingDefinition = { headers, languages };
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(file, JSON.stringify(definition)),
    writeFile(path.join(folder, '_headers'), renderHeaders(headers)),
    writeFile(path.join(folder, '_redirects'), renderRedirects(redirects)),
    writeFile(
      path.join(folder, 'nginx.conf'),
      renderNginx({ root: nginxRoot, prefixes, headers, redirects }),
    ),
  ]);
}

async function readLanguages(file: string): Promise<HostingDefinition['languages']> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as HostingDefinition).languages;
  } catch (error) {
    // For the first language, no file exists yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return {};
    }
    throw new Error(`${file} cannot be read. Delete it and build again.`, { cause: error });
  }
}

/** Renders the file `_headers` of static hosts. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const above = rules.slice(0, index).filter((rule) => covers(rule.path, path));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(above.some((rule) => name in rule.headers) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return [path, ...lines].join('\n');
  });
  return `${NOTE}${blocks.join('\n')}\n`;
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1));
}

/** Renders the file `_redirects` of static hosts, all of which support these two kinds of rules. */
export function renderRedirects(redirects: readonly PublishedRedirect[]): string {
  const lines = redirects.flatMap(({ from, to, isTemporary }) => {
    const addresses = /[*:]/.test(from) ? [from] : [from, stripTrailingSlash(from)];
    return addresses.filter(Boolean).map((each) => `${each} ${to} ${isTemporary ? 302 : 301}`);
  });
  return `${lines.join('\n')}\n`;
}
