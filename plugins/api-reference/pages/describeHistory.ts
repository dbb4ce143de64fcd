import { majorLabel } from '../../../src/versions';
import { VERSION_NAMES } from '../data/during';
import type { History } from '../history/types';
import type { Deprecation } from '../types';
import { fillLabel, type LabelId, type Labels } from './labels';

/**
 * Text of a history for the readers of one version. It is plain because pages have many badges, of few elements each.
 */
export interface HistoryView {
  /** When and how it was added. */
  since?: string;
  /** Its deprecation, and the replacement. */
  fate?: string;
}

/** A subject with a history. */
export interface Historic {
  readonly deprecated?: Deprecation;
  readonly history?: History;
}

/** Describes a history; for a member, only what differs from that of its entry. */
export type DescribeHistory = (doc: Historic, entry?: Historic) => HistoryView;

/** @param version the version whose pages tell it */
export function createHistoryDescriber(version: string, labels: Labels): DescribeHistory {
  // Readers may not have the newest minor of their version yet.
  const say = (
    id: LabelId,
    of: string,
    minor?: string,
    names: Readonly<Record<string, string>> = {},
  ): string => fillLabel(labels[id], { version: minor ?? majorLabel(of), ...names });

  const describeOrigin = (history: History, entry?: Historic): string | null => {
    const { since, formerly = [] } = history;
    const minor = history.minors?.since;
    const [first] = formerly;
    const last = formerly.at(-1);
    const isOfEntry =
      since === entry?.history?.since &&
      (minor === undefined || minor === entry?.history?.minors?.since);
    if (since !== undefined && !isOfEntry) {
      return first
        ? say('badge.sinceAs', since, minor, { name: first.name })
        : say(since === version && !minor ? 'badge.new' : 'badge.since', since, minor);
    }
    if (!last) {
      return null;
    }
    return last.package === undefined
      ? say('badge.formerly', last.before, undefined, { name: last.name })
      : say('badge.formerlyIn', last.before, undefined, { name: last.name, package: last.package });
  };

  const describeFate = ({ deprecated = null, history = {} }: Historic): string[] => [
    ...(deprecated !== null
      ? [
          history.deprecated === undefined ||
          (history.deprecated === version && history.minors?.deprecated === undefined)
            ? labels['badge.deprecated']
            : say('badge.deprecatedSince', history.deprecated, history.minors?.deprecated),
        ]
      : []),
    ...(deprecated === null && isLater(history.deprecated, version)
      ? [say('badge.deprecatedIn', history.deprecated ?? '', history.minors?.deprecated)]
      : []),
    ...(history.removed === undefined
      ? []
      : [
          history.instead === undefined
            ? say('badge.removed', history.removed, history.minors?.removed)
            : say('badge.removedUse', history.removed, history.minors?.removed, {
                name: history.instead,
              }),
        ]),
  ];

  return (doc, entry) => {
    const since = describeOrigin(doc.history ?? {}, entry);
    const fate = describeFate(doc).join(' · ');
    return { ...(since !== null && { since }), ...(fate && { fate }) };
  };
}

function isLater(version: string | undefined, than: string): boolean {
  const place = (name: string): number => VERSION_NAMES.findIndex((each) => each === name);
  return version !== undefined && place(version) > place(than);
}
