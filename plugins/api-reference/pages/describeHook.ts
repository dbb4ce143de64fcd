import type { HookEntry, ParameterDoc, PropDoc } from '../types';
import { isFirstOfItsName } from './describeArguments';
import { describeProp } from './describeMembers';
import { markPresence } from './markPresence';
import type { MemberRenderer } from './memberRenderer';
import type { GroupView, MemberView, SectionView } from './types';

/** Describes the parameters and the return value of a hook; members of objects follow under the object's name. */
export function describeHook(entry: HookEntry, render: MemberRenderer): SectionView[] {
  const parameters = entry.signatures
    .flatMap((signature) => signature.parameters)
    .filter(isFirstOfItsName);
  const returns = entry.signatures.map((signature) => signature.returns);
  const given = returns.find(({ members }) => members) ?? returns[0];
  const members = given?.members ?? [];
  return [
    {
      id: 'parameters',
      label: 'section.parameters',
      groups: [
        group(
          '',
          parameters.map((parameter) => describeParameter(parameter, render)),
        ),
        ...parameters.flatMap(({ name, members: parts = [] }) =>
          parts.length > 0 ? [group(name, describeParts(parts, `param-${name}`, render))] : [],
        ),
      ],
    },
    {
      id: 'returns',
      label: 'section.returns',
      groups: [
        {
          ...group('', describeParts(members, 'return', render)),
          description: given?.description ? render.markdown(given.description) : '',
        },
      ],
    },
  ];
}

function group(name: string, members: MemberView[]): GroupView {
  return { id: `group-${name}`, title: name || null, description: '', members };
}

function describeParameter(parameter: ParameterDoc, render: MemberRenderer): MemberView {
  const { name, type, description, required } = parameter;
  return {
    id: `param-${name}`,
    name,
    type: render.type(type),
    ...(description && { description: render.markdown(description) }),
    ...(!required && { presence: 'optional' }),
    ...render.historyOf(parameter),
  };
}

function describeParts(
  parts: readonly PropDoc[],
  prefix: string,
  render: MemberRenderer,
): MemberView[] {
  return parts.map((part) => ({
    ...describeProp(part, render, 'return'),
    id: `${prefix}-${part.name}`,
    ...markPresence(part, parts, 'interface'),
  }));
}
