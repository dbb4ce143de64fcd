import { readdirSync } from 'node:fs';

const siteDir = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const themeFolders = readdirSync(`${siteDir}/plugins`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `<rootDir>/plugins/${name === 'demos' ? 'demos/page' : name}/theme/$1`);

/** @param {boolean} ignoreDynamic whether `import()` stays as it is, for packages that are ES modules only */
const compile = (ignoreDynamic) => ({
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs', ignoreDynamic },
    },
  ],
});

// Times in tests read the same on every machine.
process.env.TZ ??= 'UTC';

/** Tests that extract and compile all versions, which takes minutes. */
const EVERY_VERSION = [
  'tests/codemods/',
  'tests/lineage/',
  'tests/upgrade/',
  'plugins/theme-builder/__tests__/everyVersion.test.ts',
  'scripts/minors/__tests__/reread.test.ts',
];

/** What all tests have in common. */
const shared = {
  roots: ['lib', 'packages', 'plugins', 'src', 'scripts', 'serve', 'tests', 'bench'].map(
    (dir) => `<rootDir>/${dir}`,
  ),
  // Published as ES modules only, or imported in that form: the charts of v6 and what they build on, Workbox.
  transformIgnorePatterns: [
    '/node_modules/(?!(@docusaurus|.*-raw|decamelize|camelcase|@mui/x-charts/esm|@babel/runtime/helpers/esm|d3-[a-z-]+|internmap|workbox-[a-z-]+|idb)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/cssModule.ts',
    '\\.css$': '<rootDir>/tests/jest/emptyModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/tests/jest/generated/$1',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      ...themeFolders,
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    ],
    '^@theme-(original|init)/(.*)$':
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$2',
    '^@docusaurus/(BrowserOnly|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z][A-Za-z]*)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '/fixtures/', '/__fixtures__/'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus'],
};

/** `*.test.ts` runs on Node, `*.test.tsx` in jsdom with Testing Library. */
export default {
  // Jest leaves one core to the developer, and of two that is half.
  maxWorkers: '100%',
  // Far more than any of them takes: a busy machine is no fault. Jest reads it here, and not from a project.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      transform: compile(true),
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...EVERY_VERSION.map((path) => `<rootDir>/${path}`),
      ],
    },
    {
      ...shared,
      transform: compile(true),
      displayName: 'every-version',
      testEnvironment: 'node',
      testMatch: EVERY_VERSION.map((path) =>
        path.endsWith('/') ? `<rootDir>/${path}**/__tests__/**/*.test.ts` : `<rootDir>/${path}`,
      ),
    },
    {
      ...shared,
      transform: compile(false),
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['**/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/jest/setupDom.ts'],
    },
    {
      // They lie beside the pages and run on the packages of their version.
      ...shared,
      roots: ['<rootDir>/core', '<rootDir>/docs', '<rootDir>/versioned_docs'],
      transform: compile(false),
      displayName: 'claims',
      testEnvironment: 'jsdom',
      testMatch: ['**/claims.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/jest/setupDom.ts',
        '<rootDir>/tests/jest/setupClaims.ts',
      ],
    },
    {
      // Known problems run on the packages of every version, selected by environment variables.
      ...shared,
      roots: ['<rootDir>/docs', '<rootDir>/versioned_docs'],
      transform: compile(false),
      displayName: 'problems',
      testEnvironment: 'jsdom',
      testMatch: ['**/problems.test.tsx'],
      resolver: '<rootDir>/tests/problems/resolve.cjs',
      setupFilesAfterEnv: [
        '<rootDir>/tests/jest/setupDom.ts',
        '<rootDir>/tests/jest/setupClaims.ts',
      ],
    },
  ],
};
