import Module from 'node:module';

/** Configures Node to load packages the way the extractor needs them to read their `propTypes`. */
export function prepareNode(): void {
  // Packages omit `propTypes` in production.
  process.env.NODE_ENV = 'development';
  // Some packages import CSS, which bundlers support. `require` only allows this through Node's table of extensions.
  const { _extensions: extensions } = Module as unknown as {
    _extensions: Record<string, (module: object, file: string) => void>;
  };
  extensions['.css'] = () => undefined;
}
