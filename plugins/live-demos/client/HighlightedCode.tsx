import { Highlight, type Token } from 'prism-react-renderer';
import { Fragment } from 'react';
import { NO_INLINE_COLORS } from './codeTheme';

interface Props {
  readonly name: string;
  readonly code: string;
  /** How many lines are highlighted; the others are plain text, which costs no elements. Default: all. */
  readonly lines?: number;
}

/** Code with its tokens in classes, coloured by the style sheet in both colour modes. */
export default function HighlightedCode({ name, code, lines = Infinity }: Props) {
  const split = code.split('\n');
  const head = split.slice(0, lines).join('\n');
  const rest = split.slice(lines).join('\n');
  return (
    <>
      <Highlight code={head} language={languageOf(name)} theme={NO_INLINE_COLORS}>
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
      {rest && `\n${rest}`}
    </>
  );
}

function CodeToken({ token: { content, empty, types } }: { token: Token }) {
  if (empty) {
    return null;
  }
  const isPlain = types.length === 1 && types[0] === 'plain';
  return isPlain ? <>{content}</> : <span className={`token ${types.join(' ')}`}>{content}</span>;
}

function languageOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return extension === 'ts' || extension === 'js' ? 'typescript' : extension;
}
