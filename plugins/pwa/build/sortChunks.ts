import type { ChunkFiles, ChunkGroupNode } from './types';

/**
 * Finds the files that pages of each version may load: everything reachable from the first scripts, without passing
 * through chunks with modules of other versions only.
 */
export function sortChunks(
  groups: readonly ChunkGroupNode[],
  versions: readonly string[],
): ChunkFiles {
  const initial = filesOf(groups.filter(({ isInitial, isWorker }) => isInitial && !isWorker));
  const shared = filesOf(reach(groups, ({ owners }) => owners.size === 0));
  return {
    initial,
    workers: filesOf(groups.filter(({ isWorker }) => isWorker)),
    shared: without(shared, initial),
    versions: Object.fromEntries(
      versions.map((version) => {
        const reached = reach(groups, ({ owners }) => owners.size === 0 || owners.has(version));
        return [version, without(filesOf(reached), [...initial, ...shared])];
      }),
    ),
  };
}

function reach(
  groups: readonly ChunkGroupNode[],
  mayEnter: (group: ChunkGroupNode) => boolean,
): ChunkGroupNode[] {
  const children = groups.map((): number[] => []);
  groups.forEach(({ parents }, index) =>
    parents.forEach((parent) => children[parent]!.push(index)),
  );
  const reached = new Set(
    groups.flatMap(({ isInitial, isWorker }, index) => (isInitial || isWorker ? [index] : [])),
  );
  // Iterating a set includes items that are added during the iteration.
  for (const index of reached) {
    children[index]!.filter((child) => mayEnter(groups[child]!)).forEach((child) =>
      reached.add(child),
    );
  }
  return [...reached].map((index) => groups[index]!);
}

const filesOf = (groups: readonly ChunkGroupNode[]): string[] =>
  [...new Set(groups.flatMap(({ files }) => files))].sort();

const without = (files: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return files.filter((file) => !known.has(file));
};
