import type { ApiReference, ComponentEntry, ExportDoc, PropDoc } from '../../types';

const prop = (written: string): PropDoc => {
  const [, name = '', isDeprecated, advice = ''] = /^(\S+?)(!)?(?: (.*))?$/.exec(written) ?? [];
  return {
    name,
    type: 'string',
    required: false,
    default: null,
    description: '',
    deprecated: isDeprecated ? advice : null,
    plan: 'community',
  };
};

/**
 * Builds a reference of components with props.
 *
 * @param components props by component; `name!` is deprecated, with advice after a space
 */
export function buildReference(
  components: Readonly<Record<string, readonly string[]>>,
  types: readonly string[] = [],
): ApiReference {
  return {
    packages: [],
    entries: Object.entries(components).map(([name, props]): ComponentEntry => ({
      name,
      slug: name.toLowerCase(),
      kind: 'component',
      family: 'tables',
      package: '@acme/tables',
      plan: 'community',
      description: '',
      deprecated: null,
      imports: [],
      props: props.map(prop),
      slots: [],
      classes: [],
      inherits: [],
      theme: null,
    })),
    exports: types.map((name): ExportDoc => ({
      name,
      kind: 'type',
      family: 'tables',
      package: '@acme/tables',
      plan: 'community',
      description: '',
      deprecated: null,
      text: `type ${name} = string`,
    })),
  };
}
