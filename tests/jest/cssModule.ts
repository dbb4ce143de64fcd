/** A CSS module in tests: every class name is its own key. */
const classNames: Record<string, string> = new Proxy(
  {},
  { get: (_, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
