const GENERATED = /\(\s*['"](Mui\w+)['"],\s*\[([^\]]*)\]/g;
const QUOTED = /['"]([\w-]+)['"]/g;
const STATE = /\bMui-[a-z]\w*/g;
const VARIABLE = /--(?:unstable_)?[A-Z]\w*-[\w-]+/g;

/**
 * Extracts the names of CSS classes in the rendered HTML, such as `MuiDataGrid-row`, and of CSS variables from the
 * JavaScript that generates them.
 */
export function readClassNames(packageCode: string): Set<string> {
  const generated = [...packageCode.matchAll(GENERATED)].flatMap(([, component, keys = '']) =>
    [...keys.matchAll(QUOTED)].map(([, key]) => `${component}-${key}`),
  );
  const literal = [STATE, VARIABLE].flatMap((names) => packageCode.match(names) ?? []);
  return new Set([...generated, ...literal]);
}
