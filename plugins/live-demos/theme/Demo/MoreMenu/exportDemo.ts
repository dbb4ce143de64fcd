import type { DemoState } from '../../../client/useDemo';
import { createProject } from '../../../export/createProject';
import { openProject, type Sandbox } from '../../../export/openProject';
import type { DemoDescriptor } from '../../../types';

/**
 * Opens a demo, as it stands on the page, as a project elsewhere.
 *
 * @throws when the reader's code imports what the version does not have
 */
export async function exportDemo(
  target: Sandbox,
  demo: DemoDescriptor,
  { variant, styling, files }: DemoState,
): Promise<void> {
  const [sources, packages] = await Promise.all([demo.loadSources?.(), demo.loadPackages?.()]);
  const committed = sources?.default[styling];
  if (!committed || !packages) {
    throw new Error(`The code of ${demo.id} could not be loaded.`);
  }
  const edited = committed.map((source, index) => {
    const text = files?.[index]?.text;
    return variant === 'JS'
      ? { ...source, javascript: text ?? source.javascript }
      : { ...source, typescript: text ?? source.typescript };
  });
  const project = createProject({
    title: demo.id,
    variant,
    styling,
    sources: edited,
    packages: packages.default,
  });
  await openProject(target, demo.id, project);
}
