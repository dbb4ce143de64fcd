import type { CodeVariant, DemoSource, DemoStyling } from '../../shared/types';
import { findFile } from '../../frame/host/findFile';
import { MissingFileError } from './errors';
import { findDependencies } from './findDependencies';
import { findSpecifiers } from './findSpecifiers';
import type { ExportPackages, ProjectFiles } from '../../shared/exportTypes';
import { renderAgents } from './renderAgents';
import { ICON_FONT_PACKAGE, ICON_FONT_STYLES } from './usesIconFont';

export interface ProjectOptions {
  /** Title of the project's page; the package name is derived from it. */
  readonly title: string;
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
  /** The demo's files in that styling, the demo itself first. */
  readonly sources: readonly DemoSource[];
  readonly packages: ExportPackages;
}

/**
 * Creates a complete Vite project that runs a demo with the packages of its version.
 *
 * @returns its files; `src/<Demo>.tsx` is the demo as shown on the page
 * @throws if the demo imports a package that its version does not have, or a file that the demo does not have
 */
export function createProject(options: ProjectOptions): ProjectFiles {
  const { title, variant, styling, sources, packages } = options;
  const isTypeScript = variant === 'TS';
  const files = sources.map((source) =>
    isTypeScript
      ? ([source.name, source.typescript] as const)
      : ([source.javascriptName, source.javascript] as const),
  );
  checkFiles(files);
  const [entry = ''] = files[0] ?? [];
  const main = isTypeScript ? 'main.tsx' : 'main.jsx';
  const hasTailwind = styling === 'tailwind';
  const dependencies = findDependencies(
    files.map(([, text]) => text),
    packages,
  );
  return {
    'package.json': renderManifest(options, dependencies),
    'AGENTS.md': renderAgents(dependencies, packages.docs),
    'index.html': renderHtml(title, main),
    // The extension makes the config an ES module. If the package were one (`"type": "module"`), Vite would resolve a
    // default import from an older package, such as an icon, to the whole module.
    [isTypeScript ? 'vite.config.mts' : 'vite.config.mjs']: renderViteConfig(hasTailwind),
    ...(isTypeScript && { 'tsconfig.json': TSCONFIG, 'src/vite-env.d.ts': VITE_TYPES }),
    [`src/${main}`]: renderMain(entry, {
      isTypeScript,
      styles: [
        ...(dependencies[ICON_FONT_PACKAGE] ? [ICON_FONT_STYLES] : []),
        ...(hasTailwind ? ['./index.css'] : []),
      ],
      hasCreateRoot: !dependencies.react?.startsWith('17'),
    }),
    ...(hasTailwind && { 'src/index.css': "@import 'tailwindcss';\n" }),
    ...Object.fromEntries(files.map(([name, text]) => [`src/${name}`, `${text}\n`])),
  };
}

function renderManifest(
  { title, variant, styling, packages }: ProjectOptions,
  dependencies: Record<string, string>,
): string {
  const tools = [
    'vite',
    '@vitejs/plugin-react',
    ...(styling === 'tailwind' ? ['tailwindcss', '@tailwindcss/vite'] : []),
    ...(variant === 'TS' ? ['typescript', '@types/react', '@types/react-dom'] : []),
  ];
  const manifest = {
    name:
      title
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '') || 'demo',
    private: true,
    version: '0.0.0',
    scripts: {
      dev: 'vite',
      build: variant === 'TS' ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies: Object.fromEntries(tools.sort().map((name) => [name, packages.tools[name]])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function renderHtml(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${title.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;
}

function renderViteConfig(hasTailwind: boolean): string {
  const tailwind = hasTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : '';
  return `${tailwind}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${hasTailwind ? ', tailwindcss()' : ''}],
});
`;
}

function renderMain(
  entry: string,
  choices: { isTypeScript: boolean; styles: readonly string[]; hasCreateRoot: boolean },
): string {
  const { isTypeScript, hasCreateRoot } = choices;
  const assertion = isTypeScript ? '!' : '';
  const element = `document.getElementById('root')${assertion}`;
  const styles = choices.styles.map((each) => `import '${each}';\n`).join('');
  const demo = `import Demo from './${entry.replace(/\.[jt]sx$/, '')}';\n`;
  return hasCreateRoot
    ? `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${demo}${styles}
createRoot(${element}).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`
    : `import { render } from 'react-dom';
${demo}${styles}
render(<Demo />, ${element});
`;
}

const VITE_TYPES = '/// <reference types="vite/client" />\n';

const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;

/**
 * Checks that all files imported by other files exist.
 *
 * @param files names and texts, all in one folder
 * @throws a `MissingFileError`
 */
function checkFiles(files: readonly (readonly [name: string, text: string])[]): void {
  const names = files.map(([name]) => name);
  for (const [from, text] of files.filter(([name]) => /\.[jt]sx?$/.test(name))) {
    const missing = findSpecifiers(text).find(
      (specifier) => specifier.startsWith('.') && findFile(specifier, names) === undefined,
    );
    if (missing !== undefined) {
      throw new MissingFileError(missing, from, names);
    }
  }
}
