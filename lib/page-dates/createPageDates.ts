import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { VcsConfig } from '@docusaurus/types';
import logger from '@docusaurus/logger';

const run = promisify(execFile);

/** A long history contains several megabytes of file names. */
const LARGEST_LOG = 256 * 1024 * 1024;

/**
 * Provides Docusaurus with the dates of pages from the git history, which is read once for all pages. A page has no
 * date without git, if its file was never committed, or if a shallow clone lacks the commit.
 */
export function createPageDates(): VcsConfig {
  let dates: Promise<ReadonlyMap<string, number>> | null = null;
  return {
    initialize({ siteDir }) {
      dates ??= readDates(siteDir);
    },
    async getFileLastUpdateInfo(file) {
      const timestamp = (await dates)?.get(file);
      // Authors are not shown to readers.
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
    // Docusaurus checks that the parameter exists.
    getFileCreationInfo: async (_file) => null,
  };
}

/**
 * Reads the dates at which the files in a folder were last committed.
 *
 * @param folder absolute path
 * @returns milliseconds since 1970 by absolute path; empty without git or a repository
 */
export async function readDates(folder: string): Promise<ReadonlyMap<string, number>> {
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: LARGEST_LOG });
    return stdout.trimEnd();
  };
  try {
    const root = await git('rev-parse', '--show-toplevel');
    const shallow = path.resolve(folder, await git('rev-parse', '--git-path', 'shallow'));
    const boundary = await readFile(shallow, 'utf8').catch(() => '');
    const log = await git(
      ...['-c', 'core.quotepath=off', '-c', 'log.showSignature=false'],
      ...['log', '--format=commit %H %ct', '--name-only', '--no-renames', '--', '.'],
    );
    return parseLog(log, new Set(boundary.split('\n')), root);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const [reason] = (stderr || message).split('\n');
    logger.info(`Pages do not say when they were changed, which git would tell: ${reason}`);
    return new Map();
  }
}

/**
 * @param log newest commit first: lines `commit <hash> <seconds>`, each followed by the names of its files
 * @param boundary commits at the end of a shallow clone, which seem to have created every file
 */
export function parseLog(
  log: string,
  boundary: ReadonlySet<string>,
  root: string,
): ReadonlyMap<string, number> {
  const dates = new Map<string, number>();
  let time: number | null = null;
  for (const line of log.split('\n')) {
    const [, hash, seconds] = /^commit ([0-9a-f]{40,}) (\d+)$/.exec(line) ?? [];
    if (hash) {
      time = boundary.has(hash) ? null : Number(seconds) * 1000;
    } else if (line !== '' && time !== null) {
      const file = path.join(root, line);
      dates.set(file, dates.get(file) ?? time);
    }
  }
  return dates;
}
