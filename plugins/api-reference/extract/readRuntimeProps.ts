import { ExtractionError } from './ExtractionError';
import { type LocatedPackage, runModule } from './locatePackage';

/** A component, or one wrapped by `React.memo` or `React.forwardRef`, or by both. */
interface Checked {
  propTypes?: object;
  type?: Checked;
  render?: Checked;
}

/**
 * Runs a package's JavaScript and returns the props that each component checks at run time.
 *
 * @returns names of props by exported name; empty without `propTypes`
 * @throws ExtractionError if the package's JavaScript does not run on Node
 */
export function readRuntimeProps(
  located: LocatedPackage,
): ReadonlyMap<string, ReadonlySet<string>> {
  let exported: Record<string, Checked | null | undefined>;
  try {
    exported = runModule(located, located.script) as typeof exported;
  } catch (cause) {
    throw new ExtractionError(
      `The JavaScript of ${located.name}@${located.version} in ${located.script} does not run: ` +
        `${(cause as Error).message}. Its components' propTypes cannot be read. Run "npm install".`,
      { cause },
    );
  }
  return new Map(
    Object.entries(exported).map(([name, value]) => [
      name,
      new Set(Object.keys(findPropTypes(value ?? {}))),
    ]),
  );
}

function findPropTypes({ propTypes, type, render }: Checked): object {
  const wrapped = type ?? render;
  return propTypes ?? (wrapped ? findPropTypes(wrapped) : {});
}
