import { CodeTokens } from '../../../../lib/highlight/CodeTokens';
import type { CodeToken } from '../../../../lib/highlight/highlightCode';

interface Props {
  readonly tokens: readonly CodeToken[];
  readonly isLast: boolean;
  /** Classes that single the line out. */
  readonly className: string | undefined;
  readonly lineNumber: number | undefined;
}

/** One line; only numbered or highlighted lines need a separate element. */
export default function HighlightedLine({ tokens, isLast, className, lineNumber }: Props) {
  const content = <CodeTokens tokens={tokens} />;
  if (className === undefined && lineNumber === undefined) {
    return (
      <>
        {content}
        {!isLast && '\n'}
      </>
    );
  }
  return (
    <span
      className={className ? `docs-listing__line ${className}` : 'docs-listing__line'}
      data-line={lineNumber}
    >
      {content}
      {'\n'}
    </span>
  );
}
