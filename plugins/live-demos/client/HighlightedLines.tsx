import { Highlight, type Token } from 'prism-react-renderer';
import { Fragment } from 'react';
import { NO_INLINE_COLORS } from './codeTheme';

/** Code with its tokens in classes, coloured by the style sheet in both colour modes. */
export default function HighlightedLines({ code, language }: { code: string; language: string }) {
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
