import type { ComponentType } from 'react';
import type { VersionRuntime } from './runtime';
import type { DefaultProps } from './types';

/**
 * Wraps a demo so that its components have a language's texts as default props.
 *
 * @throws if the runtime of its version cannot set default props
 */
export function localizeDemo<Props extends object>(
  Demo: ComponentType<Props>,
  { DefaultPropsRoot }: Pick<VersionRuntime, 'DefaultPropsRoot'>,
  defaultProps: DefaultProps,
): ComponentType<Props> {
  if (!DefaultPropsRoot) {
    throw new Error(
      'A version with texts in other languages needs a DefaultPropsRoot in its runtime.',
    );
  }
  return function LocalizedDemo(props) {
    return (
      <DefaultPropsRoot defaultProps={defaultProps}>
        <Demo {...props} />
      </DefaultPropsRoot>
    );
  };
}
