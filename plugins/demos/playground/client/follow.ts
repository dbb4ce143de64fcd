import type { DemoChoices } from '../../shared/demoChoices';
import type { Catalog, PlaygroundLink, ResultView, Work } from '../../shared/playground/types';
import { areWorkable } from '../../shared/playground/fileNames';
import { openWork } from './openWork';

/** Defaults for everything that a link does not specify. */
export interface Preferences extends DemoChoices {
  /** Docusaurus' name of the reader's version, or of the newest version if the build does not contain the reader's. */
  readonly version: string;
}

interface Followed {
  readonly work: Work;
  readonly view: ResultView;
  /** Requested values that do not exist or are invalid: parameter values and file names. */
  readonly leftOut: readonly string[];
}

/** Opens the work that a link requests. Code in a link waits for the reader's consent. */
export async function follow(
  catalog: Catalog,
  link: PlaygroundLink,
  preferences: Preferences,
): Promise<Followed> {
  const versions = Object.keys(catalog);
  const hasVersion = link.version === undefined || versions.includes(link.version);
  const wanted = link.version ?? preferences.version;
  const version = versions.find((name) => name === wanted) ?? versions[0]!;
  const available = await catalog[version]!();
  const hasDemo = available.demos.some(({ id }) => id === link.demo);
  const own = await openWork(available, {
    version,
    demo: hasDemo ? link.demo! : firstDemo(available.demos),
    variant: link.variant ?? preferences.variant,
    styling: link.styling ?? preferences.styling,
  });
  const sent = Object.entries(link.files ?? {}).map(([name, text]) => ({ name, text }));
  const usesSent = hasVersion && areWorkable(sent);
  return {
    work: usesSent
      ? {
          version,
          demo: link.demo ?? own.demo,
          styling: link.styling ?? 'system',
          files: sent,
          isChanged: true,
          awaitsConsent: true,
        }
      : own,
    view: { width: link.width ?? null, settings: link.settings ?? {} },
    leftOut: [
      ...(hasVersion ? [] : [link.version!]),
      ...(usesSent || hasDemo || !link.demo ? [] : [link.demo]),
      ...(usesSent ? [] : sent.map(({ name }) => name)),
    ],
  };
}

/** Returns the first demo of the data grid, the largest family, which also comes first in the navigation. */
function firstDemo(demos: readonly { readonly id: string; readonly family: string }[]): string {
  return (demos.find(({ family }) => family === 'data-grid') ?? demos[0])?.id ?? '';
}
