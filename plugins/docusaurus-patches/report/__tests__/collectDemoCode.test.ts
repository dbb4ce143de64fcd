import { collectDemoCode, type GraphModule } from '../collectDemoCode';
import type { PackageUse } from '../types';

const SITE = '/site';
const grid = (version: string, dir: string): PackageUse => ({ name: 'grid', version, dir });
const v7 = grid('7.0.0', 'node_modules/grid');
const v6 = grid('6.0.0', 'versioned_docs/version-v6/node_modules/grid');

/** Modules by file, with the files they import. */
function graph(imports: Record<string, readonly string[]>) {
  const nodes = new Map<string, GraphModule>(
    Object.keys(imports).map((file) => {
      const [path, query] = file.split('?');
      return [file, { file: `${SITE}/${path}`, isCode: query === undefined }];
    }),
  );
  const node = (file: string) => nodes.get(file) ?? { file: undefined, isCode: true };
  const byNode = new Map(
    [...nodes].map(([file, module]) => [module, (imports[file] ?? []).map(node)]),
  );
  return {
    modules: nodes.values(),
    importsOf: (module: GraphModule) => byNode.get(module) ?? [],
  };
}

const findPackage = (file: string) =>
  [v7, v6].find(({ dir }) => file.startsWith(`${SITE}/${dir}/`));

it('follows imports, cycles included, to every file and package a demo runs on', () => {
  const old = 'versioned_docs/version-v6/grid/demos/Small.tsx';
  const modules = graph({
    [old]: ['versioned_docs/version-v6/grid/demos/rows.ts', 'node_modules/grid/helper.js'],
    'versioned_docs/version-v6/grid/demos/rows.ts': [`${v6.dir}/index.js`],
    [`${v6.dir}/index.js`]: [`${v6.dir}/row.js`],
    [`${v6.dir}/row.js`]: [`${v6.dir}/index.js`],
    'node_modules/grid/helper.js': [],
    'docs/grid/demos/New.tsx': ['node_modules/grid/helper.js'],
    'docs/grid/demos/New.tsx?source': [],
    'src/pages/index.tsx': [old],
  });
  expect(collectDemoCode(modules, findPackage, SITE)).toEqual({
    'docs/grid/demos/New.tsx': {
      packages: [v7],
      files: ['/site/docs/grid/demos/New.tsx', '/site/node_modules/grid/helper.js'],
    },
    [old]: {
      packages: [v7, v6],
      files: [
        '/site/node_modules/grid/helper.js',
        '/site/versioned_docs/version-v6/grid/demos/Small.tsx',
        '/site/versioned_docs/version-v6/grid/demos/rows.ts',
        '/site/versioned_docs/version-v6/node_modules/grid/index.js',
        '/site/versioned_docs/version-v6/node_modules/grid/row.js',
      ],
    },
  });
});
