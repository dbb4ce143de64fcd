import {
  DEMO_STYLINGS,
  fileInStyling,
  type DemoStyling,
} from '../../../../plugins/demos/shared/codeForms.ts';

/** A file of a demo. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** Matches the line above each file of a published demo: a comment with its name. */
const TITLE = /(?:^|\n\n\n)(?:\/\/ ([\w.-]+\.tsx?)|\/\* ([\w.-]+) \*\/)\n\n/g;

const IMPORT = /(?:from\s+|import\s*\(?\s*)['"]\.{1,2}\/([^'"]+)['"]/g;

const EXTENSIONS = ['', '.tsx', '.ts', '.css', '.json'];

/** Splits the published text of a demo, which contains all files of all stylings. */
export function splitSource(source: string): SourceFile[] {
  const titles = [...source.matchAll(TITLE)];
  return titles.map((title, place) => ({
    name: title[1] ?? title[2] ?? '',
    text: source.slice(title.index + title[0].length, titles[place + 1]?.index).trimEnd(),
  }));
}

/** Returns the files of each styling of a demo, as in a reader's folder: the demo, followed by its imports. */
export function stylingsOf(
  files: readonly SourceFile[],
  demo: string,
): ReadonlyMap<DemoStyling, readonly SourceFile[]> {
  return new Map(
    DEMO_STYLINGS.flatMap((styling) => {
      const name = fileInStyling(`${demo}.tsx`, styling);
      const entry = files.find((file) => file.name === name);
      return entry ? [[styling, withImports(entry, files).map(renameForReader)] as const] : [];
    }),
  );
}

function withImports(entry: SourceFile, files: readonly SourceFile[]): SourceFile[] {
  const found = [entry];
  for (const { text } of found) {
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const base = path.split('/').at(-1) ?? '';
      const file = EXTENSIONS.map((each) => files.find(({ name }) => name === base + each)).find(
        Boolean,
      );
      if (file && !found.includes(file)) {
        found.push(file);
      }
    }
  }
  return found;
}

/**
 * Returns the name of a file in a reader's folder, which contains one styling: `Orders.tailwind.tsx` becomes
 * `Orders.tsx`.
 */
function renameForReader({ name, text }: SourceFile): SourceFile {
  return { name: name.replace(/\.(?:tailwind|css)\.tsx$/, '.tsx'), text };
}
