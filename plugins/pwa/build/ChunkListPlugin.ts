import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { ownerOfModule } from './ownerOfModule';
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

function listGroups({ chunkGroups, chunkGraph }: Compilation, siteDir: string): ChunkGroupNode[] {
  const places = new Map(chunkGroups.map((group, index) => [group.index, index]));
  const ownersOf = new Map<unknown, readonly string[]>();
  return chunkGroups.map((group) => {
    const parents = group.getParents().map((parent: ChunkGroup) => places.get(parent.index)!);
    const owners = group.chunks.flatMap((chunk) => {
      const known =
        ownersOf.get(chunk.id) ?? listOwners(chunkGraph.getChunkModulesIterable(chunk), siteDir);
      ownersOf.set(chunk.id, known);
      return known;
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

function listOwners(modules: Iterable<Module>, siteDir: string): string[] {
  const owners = new Set<string>();
  for (const module of modules) {
    const joined = 'modules' in module ? (module.modules as Module[] | undefined) : undefined;
    for (const { resource } of (joined ?? [module]) as { resource?: string }[]) {
      const owner = resource && ownerOfModule(resource, siteDir);
      if (owner) {
        owners.add(owner);
      }
    }
  }
  return [...owners];
}

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);
