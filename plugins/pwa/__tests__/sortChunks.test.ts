import { sortChunks } from '../build/sortChunks';
import type { ChunkGroupNode } from '../build/types';

function group(
  file: string,
  parents: number[],
  owners: string[] = [],
  kind: 'initial' | 'worker' | 'lazy' = 'lazy',
): ChunkGroupNode {
  return {
    files: [file],
    parents,
    owners: new Set(owners),
    isInitial: kind === 'initial',
    isWorker: kind === 'worker',
  };
}

const GROUPS = [
  group('main.js', [], [], 'initial'),
  group('search-dialog.js', [0]),
  group('table-v4.js', [0], ['v4']),
  group('page-v4.js', [2], ['v4']),
  group('grid-v4.js', [3]),
  group('table-v6.js', [0], ['v6']),
  group('page-v6.js', [5], ['v6']),
  group('editor.js', [3, 6]),
  group('both.js', [0], ['v4', 'v6']),
  group('search-worker.js', [], [], 'worker'),
  group('worker-part.js', [9]),
];

test('includes chunks reachable from the first scripts, but not through chunks of other versions', () => {
  const { versions } = sortChunks(GROUPS, ['v4', 'v6']);
  expect(versions).toEqual({
    v4: ['both.js', 'editor.js', 'grid-v4.js', 'page-v4.js', 'table-v4.js'],
    v6: ['both.js', 'editor.js', 'page-v6.js', 'table-v6.js'],
  });
});

test('lists chunks without a version as shared, and workers separately', () => {
  const { initial, shared, workers } = sortChunks(GROUPS, ['v4', 'v6']);
  expect(initial).toEqual(['main.js']);
  expect(workers).toEqual(['search-worker.js']);
  expect(shared).toEqual(['search-dialog.js', 'search-worker.js', 'worker-part.js']);
});

test('terminates for groups that load each other', () => {
  const circle = [group('main.js', [], [], 'initial'), group('a.js', [0, 2]), group('b.js', [1])];
  expect(sortChunks(circle, ['v4']).shared).toEqual(['a.js', 'b.js']);
});
