import { translate } from '@docusaurus/Translate';
import type { DemoChoices } from '../../shared/demoChoices';
import type { DemoSource } from '../../shared/types';
import type { VersionCatalog, Work } from '../../shared/playground/types';

interface Start extends DemoChoices {
  /** Docusaurus' name of the version. */
  readonly version: string;
  readonly demo: string;
}

/**
 * Creates work from the committed code of a demo, in the requested styling if the demo has it.
 *
 * @throws an error with a message in the page's language if the version has no such demo
 */
export async function openWork(
  { loadSources }: VersionCatalog,
  { version, demo, variant, styling: wanted }: Start,
): Promise<Work> {
  const load = Object.hasOwn(loadSources, demo) ? loadSources[demo] : undefined;
  if (!load) {
    throw new Error(
      translate(
        {
          id: 'host.noDemo',
          message: 'There is no demo "{id}".',
          description: 'Shown where a version lacks the demo that is to be shown or opened',
        },
        { id: demo },
      ),
    );
  }
  const { default: sources } = await load();
  const styling = sources[wanted] ? wanted : 'system';
  const files = (sources[styling] ?? []).map((source: DemoSource) =>
    variant === 'JS'
      ? { name: source.javascriptName, text: source.javascript }
      : { name: source.name, text: source.typescript },
  );
  return { version, demo, styling, files, isChanged: false, awaitsConsent: false };
}

/** Returns the language that the work is written in. */
export function variantOf({ files }: Pick<Work, 'files'>): DemoChoices['variant'] {
  return /\.tsx?$/.test(files[0]?.name ?? '') ? 'TS' : 'JS';
}
