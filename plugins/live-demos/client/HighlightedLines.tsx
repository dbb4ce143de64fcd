import { Highlight, type Token } from 'prism-react-renderer';
import { Fragment } from 'react';
import { NO_INLINE_COLORS } from './codeTheme';

/**
 * The expressions that find tokens take time with the square of what they look at: code that came with an address could
 * stop the page for minutes.
 */
const LONGEST_LINE = 1_000;
const LONGEST_COLORED = 50_000;

/** Whether code is short enough to be coloured; longer code is shown as it is. */
export const canHighlight = (code: string): boolean =>
  code.length <= LONGEST_COLORED && code.split('\n').every((line) => line.length <= LONGEST_LINE);

/** Code with its tokens in classes, coloured by the style sheet in both color modes. */
export default function HighlightedLines({ code, language }: { code: string; language: string }) {
  if (!canHighlight(code)) {
    return <>{code}</>;
  }
  return (
    <Highlight code={code} language={language} theme={NO_INLINE_COLORS}>
      {({ tokens }) => (
        <>
          {tokens.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              {line.map((token, position) => (
                <CodeToken key={position} token={token} />
              ))}
            </Fragment>
          ))}
        </>
      )}
    </Highlight>
  );
}

function CodeToken({ token: { content, empty, types } }: { token: Token }) {
  if (empty) {
    return null;
  }
  const isPlain = types.length === 1 && types[0] === 'plain';
  return isPlain ? <>{content}</> : <span className={`token ${types.join(' ')}`}>{content}</span>;
}
