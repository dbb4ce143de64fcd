import type { Token } from 'prism-react-renderer';

interface Props {
  readonly tokens: readonly Token[];
  readonly isLast: boolean;
  /** Classes that single the line out. */
  readonly className: string | undefined;
  readonly lineNumber: number | undefined;
}

/** One line; only a line which is numbered or singled out costs an element of its own. */
export default function HighlightedLine({ tokens, isLast, className, lineNumber }: Props) {
  const content = tokens.map((token, index) => <HighlightedToken key={index} token={token} />);
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

function HighlightedToken({ token: { content, empty, types } }: { token: Token }) {
  if (empty) {
    return null;
  }
  const names = types.filter((type) => type !== 'plain');
  return names.length === 0 ? (
    <>{content}</>
  ) : (
    <span className={`token ${names.join(' ')}`}>{content}</span>
  );
}
