import { translate } from '@docusaurus/Translate';
import { makeProject } from '../../../client/makeProject';
import type { DemoState } from '../../../client/useDemo';
import { openProject, type Sandbox } from '../../../export/openProject';
import type { DemoDescriptor } from '../../../../../lib/demos/types';

/**
 * Opens a demo, as it is on the page, as a project elsewhere.
 *
 * @throws with the reason in the page's language
 */
export async function exportDemo(
  target: Sandbox,
  demo: DemoDescriptor,
  { variant, styling, files }: DemoState,
): Promise<void> {
  const [sources, packages] = await Promise.all([demo.loadSources?.(), demo.loadPackages?.()]);
  const committed = sources?.default[styling];
  if (!committed || !packages) {
    throw new Error(
      translate(
        {
          id: 'demo.notLoaded',
          message: 'The code of {id} could not be loaded.',
          description: 'Shown when a demo cannot be taken away because its code does not arrive',
        },
        { id: demo.id },
      ),
    );
  }
  const edited = committed.map((source, index) => {
    const text = files?.[index]?.text;
    return variant === 'JS'
      ? { ...source, javascript: text ?? source.javascript }
      : { ...source, typescript: text ?? source.typescript };
  });
  const project = makeProject({
    title: demo.id,
    variant,
    styling,
    sources: edited,
    packages: packages.default,
  });
  await openProject(target, demo.id, project);
}
