declare module '@demo-frame/registry/demos' {
  /** The version's demos by id and styling. */
  export const demos: Readonly<
    Record<
      string,
      Readonly<Record<string, () => Promise<{ readonly default: import('react').ComponentType }>>>
    >
  >;
}

declare module '@demo-frame/registry/packages' {
  type Load = () => Promise<Record<string, unknown>>;
  interface Package {
    readonly main?: Load;
    readonly deep: Readonly<Record<string, Load>>;
    /** Modules of large packages by {@link groupOf}; each group exports its modules by name. */
    readonly groups?: Readonly<Record<string, Load>>;
  }
  /** Everything that received code may import, by package. */
  export const packages: Readonly<Record<string, Package>>;
}

declare module '@demo-frame/registry/locales' {
  type DefaultProps = import('../../shared/types').DefaultProps;
  /** The version's texts as default props of its components, by language. */
  export const locales: Readonly<
    Record<string, () => Promise<{ readonly defaultProps: DefaultProps }>>
  >;
  /** Ids of demos that set a locale and are the same in every language. */
  export const fixedDemos: readonly string[];
}

declare module '@demo-frame/runtime' {
  export const DefaultPropsRoot: import('../../shared/runtime').VersionRuntime['DefaultPropsRoot'];
  export const DemoRoot: import('../../shared/runtime').VersionRuntime['DemoRoot'];
  export const hydration: import('../../shared/runtime').VersionRuntime['hydration'];
}
