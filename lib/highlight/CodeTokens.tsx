import { Fragment } from 'react';
import type { CodeToken } from './highlightCode';

/** The tokens of a line. Their colors are in the style sheet, once for each color mode. */
export function CodeTokens({ tokens }: { readonly tokens: readonly CodeToken[] }) {
  return (
    <>
      {tokens.map(({ text, classes }, index) =>
        classes ? (
          <span key={index} className={classes}>
            {text}
          </span>
        ) : (
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </>
  );
}
