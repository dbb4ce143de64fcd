import { splitImports } from './splitImports';
import HighlightedLines from './HighlightedLines';

interface Props {
  readonly name: string;
  readonly code: string;
  /**
   * How many lines after the imports are highlighted; the others are plain text, which costs no elements.
   * Default: all, and the imports too.
   */
  readonly lines?: number;
}

/** A file's code. Its imports are an element of their own, which a folded listing hides. */
export default function HighlightedCode({ name, code, lines }: Props) {
  const { imports, body } = splitImports(code);
  const split = body.split('\n');
  const head = split.slice(0, lines).join('\n');
  const rest = lines === undefined ? '' : split.slice(lines).join('\n');
  const language = languageOf(name);
  return (
    <>
      {imports && (
        <span data-imports="">
          {lines === undefined ? <HighlightedLines code={imports} language={language} /> : imports}
        </span>
      )}
      <HighlightedLines code={head} language={language} />
      {rest && `\n${rest}`}
    </>
  );
}

function languageOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return extension === 'ts' || extension === 'js' ? 'typescript' : extension;
}
