import { translate } from '@docusaurus/Translate';
import { forwardRef, useState } from 'react';
import {
  OpenFrame,
  type HostContent,
  type HostFrameHandle,
  type HostFrameProps,
} from './OpenFrame';

export type { HostContent, HostFrameHandle, HostFrameProps };

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
  /** What the frame of committed code shows; `null` once it is gone. */
  const [committed, setCommitted] = useState(isWritten ? null : content);
  /** What led the written code's frame away. */
  const [lost, setLost] = useState<HostContent | null>(null);
  const [opening, setOpening] = useState(0);
  if (isWritten && !isDevelopment) {
    setDevelopment(true);
  }
  if (!isWritten && !isDevelopment && committed !== content) {
    setCommitted(content);
  }
  if (lost && lost !== content) {
    setLost(null);
    setOpening(opening + 1);
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
          key={opening}
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
          onLeft={() => {
            setLost(content);
            onProblem?.({ kind: 'runtime', message: wordLoss() });
          }}
        />
      )}
    </div>
  );
});

function wordLoss(): string {
  return translate({
    id: 'host.left',
    message: 'The code went to another address, and cannot be shown there.',
    description: 'Shown when the code of a demo leads the frame in which it runs to another page',
  });
}
