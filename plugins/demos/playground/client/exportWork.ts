import type { Sandbox } from '../../page/export/openProject';
import type { Catalog, Work } from '../../shared/playground/types';
import { variantOf } from './openWork';

/**
 * Opens work as a project in an online sandbox, or downloads it.
 *
 * @throws an error with a message in the page's language
 */
export async function exportWork(target: Sandbox, catalog: Catalog, work: Work): Promise<void> {
  const { version, demo, styling, files } = work;
  const [{ makeProject }, { openProject }, packages] = await Promise.all([
    import('../../page/client/makeProject'),
    import('../../page/export/openProject'),
    catalog[version]!().then(({ loadPackages }) => loadPackages()),
  ]);
  const project = makeProject({
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
