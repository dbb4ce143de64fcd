import { execFileSync } from 'node:child_process';

type FileChange = 'added' | 'changed' | 'removed';

/** The differences between a commit and the working tree. */
export interface GitChanges {
  /** ISO date of the commit. */
  readonly date: string;
  /** Changed files, including untracked ones, relative to the repository. */
  readonly files: ReadonlyMap<string, FileChange>;
  /** Returns the text of a file at the commit; empty if the file did not exist. */
  readonly textBefore: (file: string) => string;
}

const MAX_OUTPUT = 256 * 1024 * 1024;
const STATUS: Readonly<Record<string, FileChange>> = { A: 'added', D: 'removed' };

/**
 * Runs git.
 *
 * @throws when git exits with an error
 */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trimEnd();
}

/**
 * Compares the working tree with a commit.
 *
 * @returns `null` if the commit is unknown, for example in a shallow clone whose remote does not provide it
 */
export function readGitChanges(root: string, commit: string): GitChanges | null {
  if (!hasCommit(root, commit)) {
    return null;
  }
  const [...diff] = git(root, 'diff', '--name-status', '--no-renames', '-z', commit).split('\0');
  const files = new Map<string, FileChange>();
  for (let index = 0; index + 1 < diff.length; index += 2) {
    files.set(diff[index + 1] ?? '', STATUS[diff[index] ?? ''] ?? 'changed');
  }
  for (const file of git(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0')) {
    if (file !== '') {
      files.set(file, 'added');
    }
  }
  return {
    date: git(root, 'show', '--no-patch', '--format=%cs', commit),
    files,
    textBefore: (file) => attempt(() => git(root, 'show', `${commit}:${file}`)) ?? '',
  };
}

function hasCommit(root: string, commit: string): boolean {
  const exists = () => attempt(() => git(root, 'cat-file', '-e', `${commit}^{commit}`)) !== null;
  if (exists()) {
    return true;
  }
  // A shallow clone can still fetch a single commit.
  attempt(() => git(root, 'fetch', '--quiet', '--depth=1', 'origin', commit));
  return exists();
}

function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}
