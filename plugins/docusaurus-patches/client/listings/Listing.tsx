import { createCodeBlockMetadata } from '@docusaurus/theme-common/internal';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/CodeBlock';
import CopyButton from './CopyButton';
import HighlightedLine from './HighlightedLine';
import { splitTokens } from './splitTokens';

/** A listing of code with its title, its highlighted lines and a button that copies it. */
export default function Listing({ children, ...props }: Props) {
  const { prism } = useThemeConfig();
  if (typeof children !== 'string') {
    return (
      <div className="docs-listing__body">
        <pre className="docs-listing__code">
          <code translate="no">{children}</code>
        </pre>
        <CopyButton />
      </div>
    );
  }
  const { code, language, title, lineNumbersStart, lineClassNames } = createCodeBlockMetadata({
    code: children,
    className: props.className,
    metastring: props.metastring,
    language: props.language,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
    magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage,
  });
  const lines = splitTokens(code, language);
  return (
    <>
      {title && <div className="docs-listing__title">{title}</div>}
      <div className="docs-listing__body">
        <pre className="docs-listing__code" data-language={language}>
          <code translate="no">
            {lines.map((tokens, index) => (
              <HighlightedLine
                key={index}
                tokens={tokens}
                isLast={index === lines.length - 1}
                className={lineClassNames[index]?.join(' ')}
                lineNumber={lineNumbersStart === undefined ? undefined : lineNumbersStart + index}
              />
            ))}
          </code>
        </pre>
        <CopyButton />
      </div>
    </>
  );
}
