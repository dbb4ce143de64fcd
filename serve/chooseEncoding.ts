/** The supported encodings, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED: readonly Encoding[] = ['br', 'gzip'];

/**
 * Selects the best encoding that a request accepts.
 *
 * @param acceptEncoding the header's value; `q=0` excludes an encoding, `*` means all others
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const weightOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  return OFFERED.find((name) => weightOf(name) > 0) ?? 'identity';
}
