/** Mock of a CSS module: every class name is its own key. */
const classNames: Record<string, string> = new Proxy(
  {},
  { get: (_, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
