/**
 * Removes from the configuration what only a build reads: the options of plugins, which contain paths of the build
 * machine.
 *
 * @param {string} source the generated `docusaurus.config.mjs`
 * @returns {string} the same without plugins, themes and presets
 */
export default function dropBuildOptions(source) {
  const [head, text] = source.split('export default ');
  if (text === undefined) {
    throw new Error(
      'The generated configuration has no default export, which plugins/page-loading/dropBuildOptionsLoader.mjs reads: ' +
        'Docusaurus has changed it. Adapt the loader, or remove it from plugins/page-loading/index.ts.',
    );
  }
  const config = JSON.parse(text.trim().replace(/;$/, ''));
  const slim = { ...config, plugins: [], themes: [], presets: [] };
  return `${head}export default ${JSON.stringify(slim)};\n`;
}
