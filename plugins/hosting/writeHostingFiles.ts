import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOSTING_FILE } from '../../serve/headers/readHosting';
import type { HeaderRule } from '../../serve/headers/types';
import { renderHeaders } from './renderHeaders';
import { renderNginx } from './renderNginx';
import { renderRedirects } from './renderRedirects';
import type { HostingDefinition, LanguagePart } from './types';

interface Target {
  /** Absolute path of the published folder of all languages. */
  readonly folder: string;
  readonly language: string;
  readonly part: LanguagePart;
  readonly nginxRoot: string;
  readonly prefixes: readonly string[];
  readonly createHeaders: (scriptHashes: readonly string[]) => HeaderRule[];
}

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
