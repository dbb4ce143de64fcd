/** Package managers and their subcommands that install, remove or run packages. */
const COMMAND =
  /\b(npx|bunx|npm (?:i|install|add|uninstall|remove|rm|exec|create|init)|(?:yarn|pnpm|bun) (?:add|remove|dlx|create|x|exec))(?=[ \\]|$)([^\n`'"|&;)<]*)/gm;

/** Commands in which only the first word is a package. */
const RUNS = /^(?:npx|bunx)$| (?:exec|dlx|x)$/;
const CREATES = / (?:create|init)$/;

/** A command in the settings of an assistant or editor. */
const CONFIGURED = /"command":\s*"(npx|bunx)",\s*"args":\s*\[([^\]]*)\]/g;

const PACKAGE_NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/i;

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
