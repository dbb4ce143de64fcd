import { forwardRef, useState } from 'react';
import { OpenFrame, type HostFrameHandle, type HostFrameProps } from './OpenFrame';

export type { HostContent, HostFrameHandle, HostFrameProps } from './OpenFrame';

/**
 * Renders a demo in the host, isolated from the page. Committed code runs with the production React. The first edited
 * code opens a second frame with the development React, which has readable error messages. The reader keeps seeing the
 * first frame until the second has something to show.
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
