import path from 'node:path';

/** Returns the path of the generated file with a component's controls. */
export function factsFile(generatedFilesDir: string, version: string, component: string): string {
  return path.join(generatedFilesDir, 'demos/controls', version, `${component}.json`);
}
