import type { Props } from '@theme/CodeBlock';

const MAGIC_COMMENT = /(?:\/\/|#|\/\*|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\b/;

/** The text of a listing before the highlighter is there, in the room that the highlighted text will take. */
export default function PlainListing({ children, metastring, title }: Props) {
  const shownTitle = /title=(["'])(.*?)\1/.exec(metastring ?? '')?.[2] ?? title;
  return (
    <>
      {shownTitle !== undefined && <div className="docs-listing__title">{shownTitle}</div>}
      <div className="docs-listing__body">
        <pre className="docs-listing__code" tabIndex={0}>
          <code translate="no">
            {typeof children === 'string' ? withoutMagicComments(children) : children}
          </code>
        </pre>
      </div>
    </>
  );
}

function withoutMagicComments(code: string): string {
  return code
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => !MAGIC_COMMENT.test(line))
    .join('\n');
}
