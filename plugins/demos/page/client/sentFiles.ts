import { CODE_VARIANTS } from '../../shared/codeForms';
import type { DemoFiles } from '../../shared/hostMessages';
import type { CodeVariant, DemoSource, DemoSources } from '../../shared/types';
import type { DemoLink } from '../../shared/demoLink';

/** One file as shown to the reader. */
export interface ShownFile {
  readonly name: string;
  readonly text: string;
}

/** Returns a committed file in one language. */
export function fileOf(source: DemoSource, variant: CodeVariant): ShownFile {
  return variant === 'JS'
    ? { name: source.javascriptName, text: source.javascript }
    : { name: source.name, text: source.typescript };
}

/** Converts files to the format in which they are sent. */
export const textsOf = (files: readonly ShownFile[]): DemoFiles =>
  Object.fromEntries(files.map(({ name, text }) => [name, text]));

/** Returns the names of the files whose text differs from the committed one. */
export function listChanged(committed: readonly ShownFile[], files: DemoFiles): string[] {
  return committed
    .filter(({ name, text }) => Object.hasOwn(files, name) && files[name] !== text)
    .map(({ name }) => name);
}

/** Returns the sent files that differ from the committed ones; `null` if none does. */
export function pickSent(committed: readonly ShownFile[], sent: DemoFiles): DemoFiles | null {
  const names = listChanged(committed, sent);
  return names.length > 0
    ? Object.fromEntries(names.map((name) => [name, sent[name] ?? '']))
    : null;
}

/** Returns the files in a link that the demo does not have in the language and styling of the link. */
export function findUnknownFiles(
  all: DemoSources,
  { variant, styling, files }: DemoLink,
): string[] {
  const sources = (styling && all[styling]) ?? all.system ?? [];
  const names = (variant ? [variant] : CODE_VARIANTS).flatMap((each) =>
    sources.map((source) => fileOf(source, each).name),
  );
  return Object.keys(files ?? {}).filter((name) => !names.includes(name));
}
