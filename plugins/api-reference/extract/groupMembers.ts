import type { MemberGroup, PropDoc } from '../types';
import type { Exporter } from './familySources';
import { readJsDoc } from './readJsDoc';

/** A few base interfaces are an author's way to share members; many are features. */
const MIN_GROUPS = 4;

/** Groups the members of an interface that extends many others by the declaring interface. */
export function groupMembers(props: readonly PropDoc[], { opened }: Exporter): MemberGroup[] {
  const names = [...new Set(props.flatMap(({ from }) => from ?? []))].sort();
  if (names.length < MIN_GROUPS) {
    return [];
  }
  return names.map((name) => {
    const symbol = opened.exports.get(name);
    return {
      name,
      title: toFeature(name),
      description: symbol ? readJsDoc(symbol, opened.checker).description : '',
      members: props.filter(({ from }) => from === name).map((prop) => prop.name),
    };
  });
}

/** `GridRowSelectionApi` is about `Row selection`. */
function toFeature(name: string): string {
  const words = name
    .replace(/^Grid/, '')
    .replace(/Api(Base|Common|Community|Pro|Premium)?$/, '')
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase());
  return words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
}
