import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS } from './build/createConfig';

/** A version's host in the built site, and where it is published. */
interface PublishedHost {
  /** Absolute path of the folder that holds the bundle. */
  readonly bundleDir: string;
  /** Address of the bundle's files, with both slashes. */
  readonly bundleUrl: string;
  /** Absolute path of the version's host in this language. */
  readonly target: string;
  /** Its address, with both slashes. */
  readonly targetUrl: string;
  /** Folders of the pages in it. */
  readonly folders: readonly string[];
  /** Addresses and sizes of what they load besides. */
  readonly others: readonly (readonly [string, number])[];
}

/**
 * Writes `files.json` beside a version's host: addresses and sizes in bytes of its pages, its bundle and what else they
 * load, for readers who keep a version offline.
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
