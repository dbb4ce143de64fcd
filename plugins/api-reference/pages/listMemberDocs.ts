import type { MemberKind } from '../listMembers';
import type { ApiEntry, EventDoc, ParameterDoc, PropDoc, SelectorDoc } from '../types';
import { isFirstOfItsName } from './describeArguments';

/** A member in the form of lists, for any kind of entry. */
export type MemberDoc = PropDoc & { anchor: MemberKind };

/** Converts the content of an entry into one form: props, members, parameters, events or selectors. */
export function listMemberDocs(entry: ApiEntry): MemberDoc[] {
  switch (entry.kind) {
    case 'component':
    case 'interface':
    case 'class':
      return entry.props.map((prop) => ({ ...prop, anchor: 'prop' }));
    case 'hook':
      return entry.signatures
        .flatMap(({ parameters }) => parameters)
        .filter(isFirstOfItsName)
        .map((parameter) => ({ ...withoutDefault(parameter), anchor: 'param', plan: entry.plan }));
    case 'events':
      return entry.events.map((event) => ({ ...event, ...listener(event), anchor: 'event' }));
    case 'selectors':
      return entry.selectors.map((selector) => ({
        ...selector,
        ...ALWAYS_THERE,
        type: printSelector(selector),
        anchor: 'selector',
      }));
  }
}

const ALWAYS_THERE = { required: true, default: null };

function withoutDefault({ name, type, required, description, history }: ParameterDoc) {
  return { name, type, required, description, default: null, deprecated: null, history };
}

function listener({ params, event }: EventDoc): Pick<PropDoc, 'type' | 'required' | 'default'> {
  const args = [params && `params: ${params}`, event && `event: ${event}`].filter(Boolean);
  return { type: `(${args.join(', ')}) => void`, ...ALWAYS_THERE };
}

function printSelector({ parameters, returns }: SelectorDoc): string {
  const args = parameters.map(({ name, type }) => `${name}: ${type}`);
  return `(${['apiRef', ...args].join(', ')}) => ${returns}`;
}
