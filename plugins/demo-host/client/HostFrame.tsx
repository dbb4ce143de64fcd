import { forwardRef, useState } from 'react';
import { OpenFrame, type HostFrameHandle, type HostFrameProps } from './OpenFrame';

export type { HostContent, HostFrameHandle, HostFrameProps } from './OpenFrame';

/**
 * A demo in the host, apart from the page. Committed code runs React as readers have it; with the first code that is
 * written a frame with React as developers have it opens, whose messages are words. Until that one has something to
 * show, the reader keeps what is there.
 */
export const HostFrame = forwardRef<HostFrameHandle, HostFrameProps>(function HostFrame(
  { content, onRan, onProblem, ...props },
  ref,
) {
  const isWritten = 'files' in content;
  const [isDevelopment, setDevelopment] = useState(isWritten);
  /** Content of the frame that runs committed code; `null` after it is removed. */
  const [committed, setCommitted] = useState(isWritten ? null : content);
  if (isWritten && !isDevelopment) {
    setDevelopment(true);
  }
  if (!isWritten && !isDevelopment && committed !== content) {
    setCommitted(content);
  }
  const told = { onRan, onProblem };
  return (
    <div style={{ position: 'relative' }}>
      {committed && (
        <OpenFrame
          ref={ref}
          {...props}
          {...(!isDevelopment && told)}
          content={committed}
          isDevelopment={false}
        />
      )}
      {isDevelopment && (
        <OpenFrame
          ref={committed ? null : ref}
          {...props}
          content={content}
          isDevelopment
          isWaiting={committed !== null}
          onRan={() => {
            setCommitted(null);
            onRan?.();
          }}
          onProblem={onProblem}
        />
      )}
    </div>
  );
});
