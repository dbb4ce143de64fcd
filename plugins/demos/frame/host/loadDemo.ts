import { demos } from '@demo-frame/registry/demos';
import type { ComponentType } from 'react';
import { nearestName } from '../../../../lib/diagnostics/nearestName';
import type { DemoStyling } from '../../shared/types';
import { HostError } from './HostError';
import { startTailwind } from './startTailwind';

/**
 * Loads a committed demo.
 *
 * @throws a `HostError` if the version does not have the demo, or not in that styling
 */
export async function loadDemo(id: string, styling: DemoStyling): Promise<ComponentType> {
  const stylings = Object.hasOwn(demos, id) ? demos[id] : undefined;
  if (!stylings) {
    const nearest = nearestName(id, Object.keys(demos));
    throw new HostError({ kind: 'import', finding: { code: 'noDemo', values: { id }, nearest } });
  }
  const load = stylings[styling] ?? stylings.system;
  if (styling === 'tailwind' && stylings.tailwind) {
    await startTailwind();
  }
  return (await load!()).default;
}
