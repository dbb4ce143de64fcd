import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { demoImportRules } from './lib/lint/demoImports.mjs';
import { plainWordsRule } from './lib/lint/plainWords.mjs';
import { stablePropsRule } from './lib/lint/stable-props/rule.mjs';

const siteDir = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const versionDirs = [
  'core',
  'docs',
  ...readdirSync(`${siteDir}/versioned_docs`).map((name) => `versioned_docs/${name}`),
].filter((dir) => existsSync(`${siteDir}/${dir}/package.json`));

/**
 * What tests of what pages say import besides the packages of their version. A migration page compares two versions;
 * the packages of the current one are those of the site.
 */
const CLAIMS_IMPORTS = [
  '@testing-library',
  '@site/tests/claims',
  '@site/tests/problems',
  '@playwright/test',
  '@docs',
  '@site/node_modules/@mui',
];

const DEMO_RULES = { rules: { 'stable-props': stablePropsRule } };

const SERVER_ONLY = [
  'assert|buffer|child_process|crypto|fs|fs/promises|module|os|path|process|stream|url|util|vm|worker_threads|zlib',
  'node:.*',
  'typescript|prettier.*|sucrase|joi|@swc/.*|jiti|tsx|@rspack/.*|webpack.*',
  '@docusaurus/(utils|utils-.*|mdx-loader|bundler|core/lib/server.*|types/.*)',
].join('|');

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'build/',
      'build-*/',
      '.docusaurus*/',
      'playwright-report/',
      'static/',
      'test-results/',
      'packages/*/dist/',
      '**/fixtures/',
      '**/__fixtures__/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    plugins: { english: { rules: { 'plain-words': plainWordsRule } } },
    rules: { 'english/plain-words': 'error' },
  },
  {
    // The list of these words.
    files: ['lib/lint/plainWords.mjs'],
    rules: { 'english/plain-words': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // What a reader's browser runs: data arrives from Node through route modules or generated MDX.
    files: [
      'lib/browser/**',
      'plugins/**/client/**',
      'plugins/**/theme/**',
      'src/theme/**',
      'src/components/**',
    ],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(${SERVER_ONLY})$`,
              allowTypeImports: true,
              message:
                'This file runs in the browser, that module on Node. Pass the data through createData or generated MDX.',
            },
          ],
        },
      ],
    },
  },
  ...versionDirs.map((dir) => ({
    files: [`${dir}/**/{claims*,problems}.test.{ts,tsx}`],
    rules: {
      ...demoImportRules(dir, siteDir, CLAIMS_IMPORTS),
      // Tests keep the API object of the component that they render.
      'react-hooks/globals': 'off',
    },
  })),
  ...versionDirs.map((dir) => ({
    files: [`${dir}/**/demos/**/*.{ts,tsx}`],
    plugins: { demos: DEMO_RULES },
    rules: {
      'no-console': 'error',
      'demos/stable-props': ['error', { versionDir: dir }],
      ...demoImportRules(dir, siteDir),
    },
  })),
);
