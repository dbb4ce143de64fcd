import path from 'node:path';

/** Resolves to the plugin's own folder, from generated modules. */
export const PLUGIN_ALIAS = '@live-demos';

/** Resolves to the generated descriptors: those of the server in the server's bundle, else those of the browser. */
export const DESCRIPTOR_ALIAS = '@demo-descriptors';

/** The folder of all generated modules. */
export function demoModulesFolder(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'live-demos');
}

/** The generated file with a demo's sources, by styling. */
export function sourcesFile(generatedFilesDir: string, version: string, id: string): string {
  return path.join(demoModulesFolder(generatedFilesDir), 'client', version, `${id}.sources.json`);
}
