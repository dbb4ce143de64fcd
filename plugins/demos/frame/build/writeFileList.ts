import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS } from './createConfig';

/** A version's host in the built site, and its addresses. */
interface PublishedHost {
  /** Absolute path of the folder that holds the bundle. */
  readonly bundleDir: string;
  /** Address of the bundle's files, with leading and trailing slash. */
  readonly bundleUrl: string;
  /** Absolute path of the version's host in this language. */
  readonly target: string;
  /** Address of `target`, with leading and trailing slash. */
  readonly targetUrl: string;
  /** Folders of its pages. */
  readonly folders: readonly string[];
  /** Addresses and sizes of other files that they load. */
  readonly others: readonly (readonly [string, number])[];
}

/**
 * Writes `files.json` next to a version's host, for readers who keep a version offline. It lists the addresses and
 * sizes in bytes of the host's pages, its bundle and other files that they load.
 */
export function writeFileList(host: PublishedHost): void {
  const { bundleDir, bundleUrl, target, targetUrl, folders, others } = host;
  const pages = folders.map((folder) => [
    targetUrl + folder,
    statSync(path.join(target, folder, 'index.html')).size,
  ]);
  const bundle = readdirSync(path.join(bundleDir, ASSETS)).map((name) => [
    bundleUrl + ASSETS + name,
    statSync(path.join(bundleDir, ASSETS, name)).size,
  ]);
  writeFileSync(path.join(target, 'files.json'), JSON.stringify([...pages, ...bundle, ...others]));
}
