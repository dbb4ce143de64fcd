import type { ParameterDoc, SignatureDoc } from '../types';
import type { MemberRenderer } from './memberRenderer';
import type { ArgumentView, MemberView } from './types';

/** Describes the arguments of a function and its return value, if known. */
export function describeArguments(
  signatures: readonly SignatureDoc[] | undefined,
  render: MemberRenderer,
): Pick<MemberView, 'args'> {
  const args = (signatures ?? [])
    .flatMap(({ parameters }) => parameters)
    .filter(isFirstOfItsName)
    .map(({ name, type, description }): ArgumentView => {
      const text = description ? render.markdown(description) : render.describeType(type);
      return { name, description: text };
    });
  const returns = (signatures ?? [])
    .map(({ returns: { description } }) => description)
    .find((description) => description !== '');
  const all = [
    ...args.filter(({ description }) => description !== ''),
    ...(returns ? [{ name: null, description: render.markdown(returns) }] : []),
  ];
  return all.length > 0 ? { args: all } : {};
}

/** Overloads share the names of most of their arguments. */
export function isFirstOfItsName(
  { name }: Pick<ParameterDoc, 'name'>,
  index: number,
  all: readonly Pick<ParameterDoc, 'name'>[],
): boolean {
  return all.findIndex((other) => other.name === name) === index;
}
