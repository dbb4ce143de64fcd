import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { ownerOfRequest } from './ownerOfRequest';
import type { ChunkGroupNode } from './types';

const NAME = 'ChunkListPlugin';

/** Hands over which chunks were written, which chunks load them, and which versions they belong to. */
export class ChunkListPlugin {
  constructor(
    private readonly siteDir: string,
    private readonly onChunks: (groups: readonly ChunkGroupNode[]) => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, (compilation) =>
      this.onChunks(listGroups(compilation, this.siteDir)),
    );
  }
}

function listGroups({ chunkGroups }: Compilation, siteDir: string): ChunkGroupNode[] {
  const places = new Map(chunkGroups.map((group, index) => [group.index, index]));
  return chunkGroups.map((group) => {
    const parents = group.getParents().map((parent: ChunkGroup) => places.get(parent.index)!);
    // What is imported decides. A chunk beside it may hold what many versions have in common.
    const owners = (group.origins as { request?: string }[]).flatMap(({ request }) => {
      const owner = request && ownerOfRequest(request, siteDir);
      return owner ? [owner] : [];
    });
    return {
      files: group.chunks.flatMap((chunk) => [...chunk.files]).filter(isCode),
      parents,
      owners: new Set(owners),
      isInitial: group.isInitial(),
      // Nothing loads it as a chunk, and no page starts with it.
      isWorker: !group.isInitial() && parents.length === 0,
    };
  });
}

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);
