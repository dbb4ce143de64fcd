import type { DemoChoices } from '../../../lib/demos/demoChoices';
import type {
  Catalog,
  PlaygroundLink,
  ResultView,
  Work,
} from '../../../lib/demos/playground/types';
import { areWorkable } from '../../../lib/demos/playground/fileNames';
import { openWork } from './openWork';

/** Defaults for parts that an address leaves open. */
export interface Preferences extends DemoChoices {
  /** Docusaurus' name of the reader's version; the newest where this build lacks it. */
  readonly version: string;
}

interface Followed {
  readonly work: Work;
  readonly view: ResultView;
  /** Requested parts that do not exist: values of parameters, names of files. */
  readonly leftOut: readonly string[];
}

/** Opens what an address asks for. Code that it brings waits for the reader's word. */
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

/** The largest family comes first, as in the navigation. */
function firstDemo(demos: readonly { readonly id: string; readonly family: string }[]): string {
  return (demos.find(({ family }) => family === 'data-grid') ?? demos[0])?.id ?? '';
}
