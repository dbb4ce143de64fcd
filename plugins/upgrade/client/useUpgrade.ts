import { useEffect, useRef, useState } from 'react';
import type {
  Upgrade,
  UpgradeFile,
  UpgradePath,
} from '@site/packages/component-docs-cli/src/upgrade/types';
import type { Found } from './messages';
import { UpgradeClient } from './UpgradeClient';

/** Code and versions of an upgrade. */
export interface Task extends UpgradePath {
  readonly files: readonly UpgradeFile[];
  readonly declared: Readonly<Record<string, string>>;
}

export type State = 'idle' | 'analyzing' | 'found' | 'applying' | 'applied' | 'failed';

/** State of an upgrade: the request to the worker and its results. */
export interface UpgradeState {
  readonly state: State;
  readonly task: Task | null;
  readonly found: Found | null;
  readonly upgrade: Upgrade | null;
  /** Reason of a failure. */
  readonly reason: string;
  readonly analyze: (task: Task) => void;
  readonly apply: () => void;
  /** Forgets the results. */
  readonly clear: () => void;
}

const NOTHING = { state: 'idle', task: null, found: null, upgrade: null, reason: '' } as const;

/**
 * Has the worker analyze an upgrade and apply its changes.
 *
 * @param root address of the site's root
 * @param languageRoot address of the root in the page's language
 */
export function useUpgrade(root: string, languageRoot: string): UpgradeState {
  const [shown, setShown] = useState<Omit<UpgradeState, 'analyze' | 'apply' | 'clear'>>(NOTHING);
  const client = useRef<UpgradeClient | null>(null);
  const latest = useRef<Task | null>(null);
  useEffect(() => () => client.current?.end(), []);

  const ask = (type: 'analyze' | 'apply', task: Task): void => {
    client.current ??= new UpgradeClient();
    latest.current = task;
    client.current.ask({ type, ...task, root, languageRoot }).then(
      (reply) => {
        if (latest.current === task) {
          setShown((before) =>
            reply.type === 'found'
              ? { ...NOTHING, state: 'found', task, found: reply.found }
              : { ...before, state: 'applied', upgrade: reply.upgrade },
          );
        }
      },
      (error: unknown) => {
        if (latest.current === task) {
          setShown({ ...NOTHING, state: 'failed', task, reason: (error as Error).message });
        }
      },
    );
  };

  return {
    ...shown,
    analyze: (task) => {
      // Earlier findings stay until the new ones replace them.
      setShown((before) => ({ ...before, state: 'analyzing', task, upgrade: null }));
      ask('analyze', task);
    },
    apply: () => {
      if (shown.task) {
        setShown((before) => ({ ...before, state: 'applying' }));
        ask('apply', shown.task);
      }
    },
    clear: () => {
      latest.current = null;
      setShown(NOTHING);
    },
  };
}
