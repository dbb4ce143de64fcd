const { existsSync } = require('node:fs');
const { join } = require('node:path');

const SITE_DIR = join(__dirname, '../..');
const EMPTY_MODULE = join(SITE_DIR, 'tests/jest/emptyModule.ts');
const VERSION_DIR = join(SITE_DIR, process.env.PROBLEM_FOLDER ?? 'docs');
const { dependencies } = require(join(VERSION_DIR, 'package.json'));
const PACKAGE = /^@(?:mui|material-ui)\/[^/]+/;

/**
 * Resolves imports of `problems.test.tsx`, and of what these tests share, to the packages of the version that is being tested, wherever the file is.
 * A package that the version lacks is an empty module, so that its exports are `undefined`.
 */
module.exports = (request, options) => {
  const isTest = /^(?!.*\/node_modules\/).*\/(?:docs|versioned_docs|tests\/problems)\//.test(
    `${options.basedir}/`,
  );
  const isPackage = /^@?[a-z]/.test(request) && !/^@(?:site|testing-library)\//.test(request);
  if (!isTest || !isPackage) {
    return options.defaultResolver(request, options);
  }
  const [name] = PACKAGE.exec(request) ?? [];
  if (name && !dependencies[name]) {
    return EMPTY_MODULE;
  }
  try {
    const file = options.defaultResolver(request, { ...options, basedir: VERSION_DIR });
    return !name || file.startsWith(folderOf(name)) ? file : EMPTY_MODULE;
  } catch (error) {
    // A module of a package that this version of the package lacks.
    if (name) {
      return EMPTY_MODULE;
    }
    throw error;
  }
};

/**
 * Returns the folder of a package of the version, with a slash at its end. Without this check, a module that the
 * version's package lacks would be that of another version, higher up.
 */
function folderOf(name) {
  const own = join(VERSION_DIR, 'node_modules', name);
  return `${existsSync(own) ? own : join(SITE_DIR, 'node_modules', name)}/`;
}
