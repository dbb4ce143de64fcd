import { makeProject } from '../../../client/makeProject';
import type { DemoState } from '../../../client/useDemo';
import { openProject, type Sandbox } from '../../../export/openProject';
import type { DemoDescriptor } from '../../../../shared/types';
import { readSources } from './readSources';

/**
 * Opens a demo in its current state as a project in a sandbox, or downloads it.
 *
 * @throws an error in the page's language
 */
export async function exportDemo(
  target: Sandbox,
  demo: DemoDescriptor,
  state: DemoState,
): Promise<void> {
  const { variant, styling } = state;
  const shown = await readSources(demo, state);
  await openProject(target, demo.id, makeProject({ title: demo.id, variant, styling, ...shown }));
}
