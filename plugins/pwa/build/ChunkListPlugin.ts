import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { ownerOfRequest } from './ownerOfRequest';
import type { ChunkGroupNode } from './types';

const NAME = 'ChunkListPlugin';

/** Reports the emitted chunks, which chunks load them, and which versions they belong to. */
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
    // The imported module determines the owner, because other modules of its chunk may be shared by many versions.
    const owners = (group.origins as { request?: string }[]).flatMap(({ request }) => {
      const owner = request && ownerOfRequest(request, siteDir);
      return owner ? [owner] : [];
    });
    return {
      files: group.chunks.flatMap((chunk) => [...chunk.files]).filter(isCode),
      parents,
      owners: new Set(owners),
      isInitial: group.isInitial(),
      // No chunk loads it, and no page starts with it.
      isWorker: !group.isInitial() && parents.length === 0,
    };
  });
}

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);
