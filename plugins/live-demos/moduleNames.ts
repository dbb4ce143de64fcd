/** Resolves to the plugin's own folder, from generated modules. */
export const PLUGIN_ALIAS = '@live-demos';

/** Resolves to the generated descriptors: those of the server in the server's bundle, else those of the browser. */
export const DESCRIPTOR_ALIAS = '@demo-descriptors';
