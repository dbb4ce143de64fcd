import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { PARTS } from '../../../src/versions/parts';
import { ownerOfRequest } from './ownerOfRequest';
import { sortChunks } from './sortChunks';
import type { ChunkFiles, ChunkGroupNode } from './types';

const NAME = 'ChunkListPlugin';

/** Prefix of the files with the chunks of each part of the site, which are removed when the worker has been written. */
const LIST_PREFIX = '.chunks-';

/** Writes a list of the chunks that the pages of a part can load, next to the chunks. */
export class ChunkListPlugin {
  constructor(
    private readonly siteDir: string,
    private readonly versions: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const { path: folder, uniqueName } = compilation.outputOptions;
      const chunks = sortChunks(listGroups(compilation, this.siteDir), this.versions);
      writeFileSync(listFile(folder!, String(uniqueName)), JSON.stringify(chunks));
    });
  }
}

/**
 * Takes the lists out of the published folder.
 *
 * @returns the chunks by part, those of the first part first
 * @throws when there are none
 */
export function takeChunkLists(outDir: string): Map<string, ChunkFiles> {
  const parts = PARTS.filter((part) => existsSync(listFile(outDir, part)));
  if (parts.length === 0) {
    throw new Error(
      'plugins/pwa knows no chunks: the browser bundle was compiled without its ChunkListPlugin.',
    );
  }
  return new Map(
    parts.map((part) => {
      const file = listFile(outDir, part);
      const chunks = JSON.parse(readFileSync(file, 'utf8')) as ChunkFiles;
      rmSync(file);
      return [part, chunks];
    }),
  );
}

const listFile = (folder: string, part: string): string =>
  path.join(folder, `${LIST_PREFIX}${part}.json`);

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
