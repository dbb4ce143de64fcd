import path from 'node:path';
import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types';
import { EmitFontsPlugin } from './fonts/EmitFontsPlugin';
import { collectFontFiles } from './fonts/collectFontFiles';
import { renderFontFaces } from './fonts/renderFontFaces';
import { loadTheme } from './loadTheme';
import { readTokens } from './readTokens';
import { LAYER_ORDER, renderCss } from './renderCss';
import { followDirection } from './stylesheets/followDirection';
import { keepOutOfDemos } from './stylesheets/keepOutOfDemos';
import { createShellStyleFilter, isPackageStyle } from './stylesheets/shellStyles';
import type { DesignTokensPluginOptions } from './options';

export { validateOptions } from './options';

const NAME = 'design-tokens';
const STYLESHEET = 'tokens.css';

/**
 * Turns the MUI theme into the CSS variables of the shell, serves the text face, keeps the shell out of demos, and prints
 * in light colors.
 */
export default async function designTokens(
  context: LoadContext,
  options: DesignTokensPluginOptions,
): Promise<Plugin<string>> {
  const { baseUrl, generatedFilesDir, siteDir, siteConfig } = context;
  const fonts = await collectFontFiles(siteDir, context.i18n.currentLocale);
  const isShellStyle = createShellStyleFilter(siteDir, options.shellStyles);

  return {
    name: NAME,
    getPathsToWatch: () => [path.join(siteDir, path.dirname(options.theme), '**/*.ts')],
    loadContent: async () => renderCss(readTokens(await loadTheme(siteDir, options.theme))),
    async contentLoaded({ content, actions }) {
      await actions.createData(STYLESHEET, content);
    },
    getClientModules: () => [
      path.join(generatedFilesDir, NAME, options.id, STYLESHEET),
      path.join(__dirname, 'client', 'printInLight.ts'),
    ],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [new EmitFontsPlugin(fonts)] },
    configurePostCss(postCss: PostCssOptions) {
      return {
        ...postCss,
        plugins: [
          ...postCss.plugins,
          followDirection(isPackageStyle),
          keepOutOfDemos(isShellStyle),
        ],
      };
    },
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'style', innerHTML: LAYER_ORDER },
        ...fonts
          .filter((font) => font.preload)
          .map(({ asset }) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              href: `${baseUrl}${asset}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
          })),
        { tagName: 'style', innerHTML: renderFontFaces(fonts, baseUrl) },
        // On paper the style sheet writes the whole address after each link.
        {
          tagName: 'style',
          innerHTML: `@media print{:root{--docs-origin:${JSON.stringify(siteConfig.url)}}}`,
        },
      ],
    }),
  };
}
