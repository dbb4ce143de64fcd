import { answerParent } from '../../../lib/process/answerParent';
import { writeWhole } from '../../../lib/files/writeWhole';
import { collectKnownNames } from './collectKnownNames';
import { importableModules } from './packages/importableModules';
import { openVersion } from './packages/openVersion';
import { readPackageCode } from './packages/readPackageCode';

/** Request of the parent process. */
export interface CollectionRequest {
  siteDir: string;
  /** The version's, relative to the site. */
  folder: string;
  /** Where the names go, as JSON. */
  outFile: string;
}

/** The names of a version as they are kept. */
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
