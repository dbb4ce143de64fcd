import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../siteDir.ts';

let installed: ReadonlySet<string> | undefined;

/**
 * Packages that commands for readers may name although this project does not install them. Their publishers were
 * reviewed, because a wrong name in a command would run a stranger's code.
 */
const REVIEWED_PACKAGES: ReadonlySet<string> = new Set([
  // Prints versions for bug reports; the second is MUI's wrapper around it.
  'envinfo',
  '@mui/envinfo',
  // Peer dependencies that the library itself declares.
  'moment-jalaali',
  // Recommended by the library's own installation guides: a font, and an adapter for a calendar.
  '@fontsource/roboto',
  '@date-io/jalaali',
  // `npm create vite`, by the authors of Vite.
  'create-vite',
  // Older packages of the library, on pages about upgrades and about the former styling solution.
  '@material-ui/icons',
  '@mui/styles',
  // Type definitions for Flow, by its community; see https://github.com/flow-typed.
  'flow-typed',
  // The executable of `typescript`, installed in the projects that run it.
  'tsc',
]);

/** Package managers and their subcommands that install, remove or run packages. */
const COMMAND =
  /\b(npx|bunx|npm (?:i|install|add|uninstall|remove|rm|exec|create|init)|(?:yarn|pnpm|bun) (?:add|remove|dlx|create|x|exec))(?=[ \\]|$)([^\n`'"|&;)<]*)/gm;

/** Commands in which only the first word is a package. */
const RUNS = /^(?:npx|bunx)$| (?:exec|dlx|x)$/;
const CREATES = / (?:create|init)$/;

/** A command in the settings of an assistant or editor. */
const CONFIGURED = /"command":\s*"(npx|bunx)",\s*"args":\s*\[([^\]]*)\]/g;

const PACKAGE_NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/i;

/** Returns whether a package is in the lockfile or on the reviewed list. */
export function isKnownPackage(name: string): boolean {
  installed ??= readLockedPackages();
  return installed.has(name) || REVIEWED_PACKAGES.has(name);
}

/**
 * Finds packages that were not reviewed in the shell commands of a text: a reader who runs such a command would run a stranger's
 * code.
 *
 * @param place location of the text, for the message: a file or a question
 * @returns one message for each package
 */
export function findForeignPackages(place: string, text: string): string[] {
  return collectCommandPackages(text)
    .filter((name) => !isKnownPackage(name))
    .map(
      (name) =>
        `${place}: a command names the package "${name}", which is not in package-lock.json. ` +
        'Correct the name, or look at who publishes it and add it to lib/install/findForeignPackages.ts.',
    );
}

/** Workspaces have no `node_modules/` prefix and are not published under their names. */
function readLockedPackages(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(SITE_DIR, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; link?: boolean }>;
  };
  return new Set(
    Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, { name }]) => name ?? path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
}

/**
 * Collects the packages that shell commands in a text install, remove or run.
 *
 * @returns unique names without versions; placeholders (`${name}`, `<package>`) are omitted
 */
export function collectCommandPackages(text: string): string[] {
  const configured = [...text.matchAll(CONFIGURED)].map(
    ([, command, args = '']) => `${command} ${args.replaceAll(/[",]/g, ' ')}`,
  );
  const names = [...[text, ...configured].join('\n').matchAll(COMMAND)].flatMap(
    ([, command = '', rest = '']) => {
      const words = rest
        .replace(/(?:^|\s)(?:#|\/\/).*$/, '')
        .split(/[\s\\]+/)
        .filter((word) => word !== '' && !word.startsWith('-'));
      if (CREATES.test(command)) {
        return words.slice(0, 1).map((word) => `create-${nameOf(word)}`);
      }
      return (RUNS.test(command) ? words.slice(0, 1) : words).map(nameOf);
    },
  );
  return [...new Set(names.filter((name) => PACKAGE_NAME.test(name)))];
}

/** Returns the package of `name@range` and of `alias@npm:name@range`. */
function nameOf(word: string): string {
  const actual = word.replace(/^.+@npm:/, '');
  return actual.replace(/(.)@.*$/, '$1');
}
