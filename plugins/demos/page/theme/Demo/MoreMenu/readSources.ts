import { translate } from '@docusaurus/Translate';
import type { DemoState } from '../../../client/useDemo';
import type { ExportPackages } from '../../../../shared/exportTypes';
import type { DemoDescriptor, DemoSource } from '../../../../shared/types';

/** All files of a demo in their current state, and the packages they are built with. */
interface ShownSources {
  readonly sources: readonly DemoSource[];
  readonly packages: ExportPackages;
}

/**
 * Returns the files of a demo including the reader's changes.
 *
 * @throws an error in the page's language
 */
export async function readSources(
  demo: DemoDescriptor,
  { variant, styling, files }: DemoState,
): Promise<ShownSources> {
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
  return { sources: edited, packages: packages.default };
}
