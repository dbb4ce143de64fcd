import { Fragment } from 'react';
import { CodeTokens } from '../../../../lib/highlight/CodeTokens';
import { highlightCode, type CodeToken } from '../../../../lib/highlight/highlightCode';
import { splitImports } from './splitImports';

interface Props {
  readonly name: string;
  readonly code: string;
}

/** Renders a file's code. The imports are a separate element, which a collapsed listing hides. */
export default function HighlightedCode({ name, code }: Props) {
  const { imports, body } = splitImports(code);
  const lines = highlightCode(code, name.slice(name.lastIndexOf('.') + 1));
  if (!lines) {
    return (
      <>
        {imports && <span data-imports="">{imports}</span>}
        {body}
      </>
    );
  }
  const first = imports.split('\n').length - 1;
  return (
    <>
      {imports && (
        <span data-imports="">
          <Lines lines={lines.slice(0, first)} />
          {'\n'}
        </span>
      )}
      <Lines lines={lines.slice(first)} />
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly (readonly CodeToken[])[] }) {
  return (
    <>
      {lines.map((tokens, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          <CodeTokens tokens={tokens} />
        </Fragment>
      ))}
    </>
  );
}
