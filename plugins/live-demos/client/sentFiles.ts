import type { DemoFiles } from '../../../lib/demos/hostMessages';
import type { CodeVariant, DemoSource, DemoSources } from '../../../lib/demos/types';
import type { DemoLink } from '../../../lib/demos/demoLink';

/** One file as the reader sees it. */
export interface ShownFile {
  readonly name: string;
  readonly text: string;
}

/** A file as it was committed, in one language. */
export function fileOf(source: DemoSource, variant: CodeVariant): ShownFile {
  return variant === 'JS'
    ? { name: source.javascriptName, text: source.javascript }
    : { name: source.name, text: source.typescript };
}

/** As files are sent. */
export const textsOf = (files: readonly ShownFile[]): DemoFiles =>
  Object.fromEntries(files.map(({ name, text }) => [name, text]));

/** Names of the files of which another text than the committed one is shown. */
export function listChanged(committed: readonly ShownFile[], files: DemoFiles): string[] {
  return committed
    .filter(({ name, text }) => Object.hasOwn(files, name) && files[name] !== text)
    .map(({ name }) => name);
}

/** Of sent files those that take the place of what was committed; `null` where none does. */
export function pickSent(committed: readonly ShownFile[], sent: DemoFiles): DemoFiles | null {
  const names = listChanged(committed, sent);
  return names.length > 0
    ? Object.fromEntries(names.map((name) => [name, sent[name] ?? '']))
    : null;
}

/** Files of an address that the demo does not have in the language and styling they are meant for. */
export function findUnknownFiles(
  all: DemoSources,
  { variant, styling, files }: DemoLink,
): string[] {
  const sources = (styling && all[styling]) ?? all.system ?? [];
  const names = (variant ? [variant] : (['TS', 'JS'] as const)).flatMap((each) =>
    sources.map((source) => fileOf(source, each).name),
  );
  return Object.keys(files ?? {}).filter((name) => !names.includes(name));
}
