import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type LocatedPackage, runModule } from './locatePackage';
import { pathInPackage } from './packageOfFile';

/**
 * Finds the global name of a class in a package's JavaScript: next to the declaration, otherwise in the export named
 * after the component, otherwise in the one named after the interface that declares the class. Paid packages name the
 * classes of their components. If a list of names lacks the class, the function that generates names may provide it.
 *
 * @returns `null` if the package's JavaScript does not contain the name
 */
export function findClassName(
  name: string,
  component: string,
  declaration: ts.Declaration,
  located: LocatedPackage,
  owner: LocatedPackage,
): string | null {
  const { fileName } = declaration.getSourceFile();
  const declared = pathInPackage(fileName).replace(/\.d\.[cm]?ts$/, '.js');
  const script = path.join(path.dirname(located.script), declared);
  const beside = existsSync(script) ? exportsOf(located, script) : {};
  const shared = exportsOf(located, located.script);
  const interfaceName = ts.isInterfaceDeclaration(declaration.parent)
    ? declaration.parent.name.text
    : '';
  const lists = [
    ...Object.keys(beside)
      .filter((key) => key.endsWith('Classes'))
      .map((key) => beside[key]),
    shared[decapitalize(`${component}Classes`)],
    exportsOf(owner, owner.script)[decapitalize(`${component}Classes`)],
    shared[decapitalize(interfaceName)],
  ];
  return (
    lists.map((list) => nameIn(list, name)).find((found) => found !== null) ??
    makeName(name, beside)
  );
}

function exportsOf(located: LocatedPackage, script: string): Record<string, unknown> {
  return runModule(located, script) as Record<string, unknown>;
}

function nameIn(list: unknown, name: string): string | null {
  const found = typeof list === 'object' && list ? (list as Record<string, unknown>)[name] : null;
  return typeof found === 'string' ? found : null;
}

function makeName(name: string, beside: Record<string, unknown>): string | null {
  const [make] = Object.keys(beside)
    .filter((key) => /^get\w+UtilityClass$/.test(key))
    .map((key) => beside[key]);
  return typeof make === 'function' ? String((make as (slot: string) => unknown)(name)) : null;
}

function decapitalize(name: string): string {
  return name.replace(/^./, (letter) => letter.toLowerCase());
}
