import { readFileSync } from 'node:fs';

/**
 * ESLint rules for the demos of a docs version: demos import only packages that the version's `package.json` declares
 * and sibling files. Other imports would silently resolve to the packages of the current version in the root
 * `node_modules`.
 *
 * @param {string} versionDir folder of the version, relative to the site, such as `docs`
 * @param {string} siteDir
 * @param {readonly string[]} [more] additional imports, such as testing libraries
 */
export function demoImportRules(versionDir, siteDir, more = []) {
  const manifest = `${versionDir}/package.json`;
  const declared = Object.keys(JSON.parse(readFileSync(`${siteDir}/${manifest}`)).dependencies);
  const allowed = [
    ...[...declared, ...more].map((name) => `${escapeRegExp(name)}(?:/|$)`),
    '\\./',
  ].join('|');
  const message = `${manifest} does not declare this package, so the demo would run on another version's. Declare it there, or import something that version has. Files of the demo's own folder are imported with "./".`;
  return {
    'no-restricted-imports': ['error', { patterns: [{ regex: `^(?!${allowed})`, message }] }],
    'no-restricted-syntax': [
      'error',
      {
        selector: `ImportExpression > Literal[value=/^(?!${escapeSlashes(allowed)})/]`,
        message,
      },
      {
        selector: 'ImportExpression[source.type!="Literal"], CallExpression[callee.name="require"]',
        message: 'Demos use import with a fixed name, so that their packages can be checked.',
      },
    ],
  };
}

function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function escapeSlashes(pattern) {
  return pattern.replaceAll('/', '\\/');
}
