import type { Sandbox } from '../../live-demos/export/openProject';
import type { Catalogue, Work } from '../types';
import { variantOf } from './openWork';

/**
 * Opens work as a project elsewhere, or downloads it.
 *
 * @throws when it imports what its version does not have
 */
export async function exportWork(target: Sandbox, catalogue: Catalogue, work: Work): Promise<void> {
  const { version, demo, styling, files } = work;
  const [{ createProject }, { openProject }, packages] = await Promise.all([
    import('../../live-demos/export/createProject'),
    import('../../live-demos/export/openProject'),
    catalogue[version]!().then(({ loadPackages }) => loadPackages()),
  ]);
  const project = createProject({
    title: demo,
    variant: variantOf(work),
    styling,
    sources: files.map(({ name, text }) => ({
      name,
      typescript: text,
      javascriptName: name,
      javascript: text,
    })),
    packages: packages.default,
  });
  await openProject(target, demo, project);
}
