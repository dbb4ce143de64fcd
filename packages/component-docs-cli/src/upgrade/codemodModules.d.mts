/** Covers only what is used here. */
interface Jscodeshift {
  withParser(name: 'ts' | 'tsx'): object;
}

interface Preset {
  /** Its folder in `@mui/x-codemod`. */
  readonly name: string;
  readonly run: (
    file: { path: string; source: string },
    api: object,
    options: object,
  ) => string | null | undefined;
}

export const jscodeshift: Jscodeshift;
export const presets: Readonly<Partial<Record<string, Preset>>>;
