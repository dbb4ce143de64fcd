import path from 'node:path';
import { writeIfChanged } from '../../../lib/files/writeIfChanged';
import type { ApiEntry } from '../../api-reference/types';
import type { ComponentElement } from '../shared/componentDemos';
import { demoModulesFolder } from '../shared/moduleNames';
import type { AnatomyFacts } from './anatomy/types';
import type { ControlsFacts } from './controls/types';

/** Reference data that an explorer shows. */
export type ExplorerFacts = AnatomyFacts | ControlsFacts;

/** Returns the address of an entry. */
export type AddressOf = (entry: ApiEntry) => string;

/** Returns the path of the generated file with the reference data of a component. */
export function factsFile(
  generatedFilesDir: string,
  element: ComponentElement,
  version: string,
  component: string,
): string {
  const folder = demoModulesFolder(generatedFilesDir);
  return path.join(folder, element.toLowerCase(), version, `${component}.json`);
}

/** Writes reference data and the module that pages import. An anatomy loads its data on demand, because it is large. */
export async function writeFacts(
  generatedFilesDir: string,
  element: ComponentElement,
  version: string,
  facts: ExplorerFacts,
): Promise<void> {
  const file = factsFile(generatedFilesDir, element, version, facts.of);
  const module =
    element === 'Anatomy'
      ? `export default { load: () => import('./${facts.of}.json') };\n`
      : `export { default } from './${facts.of}.json';\n`;
  await writeIfChanged(file, JSON.stringify(facts));
  await writeIfChanged(file.replace(/\.json$/, '.js'), module);
}
