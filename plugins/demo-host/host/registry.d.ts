declare module '@demo-host/registry/demos' {
  /** Each demo of the version, by id and styling. */
  export const demos: Readonly<
    Record<
      string,
      Readonly<Record<string, () => Promise<{ readonly default: import('react').ComponentType }>>>
    >
  >;
}

declare module '@demo-host/registry/packages' {
  type Load = () => Promise<Record<string, unknown>>;
  interface Package {
    readonly main?: Load;
    readonly deep: Readonly<Record<string, Load>>;
    /** Modules of large packages, by {@link groupOf}; each group exports them by name. */
    readonly groups?: Readonly<Record<string, Load>>;
  }
  /** Everything that code sent to the host may import, by package. */
  export const packages: Readonly<Record<string, Package>>;
}

declare module '@demo-host/registry/locales' {
  type DefaultProps = import('../../../lib/demos/types').DefaultProps;
  /** The version's texts as default props of its components, by language. */
  export const locales: Readonly<
    Record<string, () => Promise<{ readonly defaultProps: DefaultProps }>>
  >;
  /** Demos that set a locale and are the same in every language. */
  export const fixedDemos: readonly string[];
}

declare module '@demo-host/runtime' {
  export const DefaultPropsRoot: import('../../../lib/demos/runtime').VersionRuntime['DefaultPropsRoot'];
  export const DemoRoot: import('../../../lib/demos/runtime').VersionRuntime['DemoRoot'];
  export const hydration: import('../../../lib/demos/runtime').VersionRuntime['hydration'];
}
