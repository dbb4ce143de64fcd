import Module from 'node:module';

/** Has Node run packages as the extractor needs them, which it does to read their `propTypes`. */
export function prepareNode(): void {
  // In production the packages leave them out.
  process.env.NODE_ENV = 'development';
  // Some import style sheets, as bundlers allow. Node's table of extensions is what `require` offers for this.
  const { _extensions: extensions } = Module as unknown as {
    _extensions: Record<string, (module: object, file: string) => void>;
  };
  extensions['.css'] = () => undefined;
}
