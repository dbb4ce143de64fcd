import { createCodeBlockMetadata } from '@docusaurus/theme-common/internal';
import { useThemeConfig } from '@docusaurus/theme-common';
import { Highlight } from 'prism-react-renderer';
import type { Props } from '@theme/CodeBlock';
import CopyButton from './CopyButton';
import HighlightedLine from './HighlightedLine';
import './prismLanguages';

/** Colours are in the style sheet, for both color modes; the highlighter only names the tokens. */
const NO_INLINE_COLORS = { plain: {}, styles: [] };

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
  return (
    <>
      {title && <div className="docs-listing__title">{title}</div>}
      <div className="docs-listing__body">
        <pre className="docs-listing__code" data-language={language}>
          <Highlight code={code} language={language} theme={NO_INLINE_COLORS}>
            {({ tokens }) => (
              <code translate="no">
                {tokens.map((line, index) => (
                  <HighlightedLine
                    key={index}
                    tokens={line}
                    isLast={index === tokens.length - 1}
                    className={lineClassNames[index]?.join(' ')}
                    lineNumber={
                      lineNumbersStart === undefined ? undefined : lineNumbersStart + index
                    }
                  />
                ))}
              </code>
            )}
          </Highlight>
        </pre>
        <CopyButton />
      </div>
    </>
  );
}
