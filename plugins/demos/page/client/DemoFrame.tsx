import { translate } from '@docusaurus/Translate';
import { forwardRef, useEffect, useMemo } from 'react';
import { HostFrame, type HostContent, type HostFrameHandle } from '../../frame/client/HostFrame';
import type { DemoDescriptor } from '../../shared/types';
import FrameWidth from './FrameWidth';
import { TYPING_PAUSE, useDelayed } from '../../../../lib/browser/useDelayed';
import { markRun } from '../../shared/runMark';
import { runSlot } from './keptEdits';
import type { DemoState } from './useDemo';

export interface DemoFrameProps {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly isolated: boolean;
  /** CSS height until the demo reports its height. */
  readonly initialHeight: string;
  readonly onReady: () => void;
  /** Called when Escape was pressed and the demo did not handle it. */
  readonly onEscape: () => void;
}

/** Renders a demo in the host, as committed or with the reader's changes. */
export default forwardRef<HostFrameHandle, DemoFrameProps>(function DemoFrame(
  { demo, state, isolated, initialHeight, onReady, onEscape },
  ref,
) {
  const { styling, isEdited, awaitsConsent, setProblem } = state;
  const files = useDelayed(isEdited && !awaitsConsent ? state.files : null, TYPING_PAUSE);
  const content = useMemo<HostContent>(() => {
    const [entry] = files ?? [];
    return files && entry
      ? {
          entry: entry.name,
          files: Object.fromEntries(files.map(({ name, text }) => [name, text])),
          styling,
        }
      : { id: demo.id, styling };
  }, [demo.id, files, styling]);
  const isRunning = files !== null;
  useEffect(() => (isRunning ? markRun(runSlot(demo)) : undefined), [demo, isRunning]);
  // Clear the reported problem when the frame or the code it is about goes away.
  useEffect(() => () => setProblem(null), [setProblem]);
  const frame = (
    <HostFrame
      ref={ref}
      version={demo.version}
      title={translate(
        {
          id: 'demo.frame',
          message: 'Demo {id}',
          description: 'Accessible name of the frame in which a demo runs apart from the page',
        },
        { id: demo.id },
      )}
      content={content}
      settings={state.settings}
      initialHeight={initialHeight}
      onRan={onReady}
      onProblem={setProblem}
      onEscape={onEscape}
    />
  );
  return isolated ? <FrameWidth>{frame}</FrameWidth> : frame;
});
