import { answerParent } from '../../../lib/process/answerParent';
import { writeWhole } from '../../../lib/files/writeWhole';
import { collectKnownNames } from './collectKnownNames';
import { importableModules } from './packages/importableModules';
import { openVersion } from './packages/openVersion';
import { readPackageCode } from './packages/readPackageCode';

/** The request from the parent process. */
export interface CollectionRequest {
  siteDir: string;
  /** Folder of the version, relative to the site. */
  folder: string;
  /** Path of the JSON file to write the names to. */
  outFile: string;
}

/** The names of a version in the cache. */
export interface StoredNames {
  library: string[];
  platform: string[];
}

answerParent(async ({ siteDir, folder, outFile }: CollectionRequest) => {
  const modules = importableModules(siteDir, folder);
  const packageCode = await readPackageCode(modules);
  const { library, platform } = collectKnownNames(openVersion(modules), packageCode);
  const stored: StoredNames = { library: [...library], platform: [...platform] };
  writeWhole(outFile, JSON.stringify(stored));
});
