import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { playgroundFragment, PLAYGROUND_PATH } from '../../../../shared/playground/address';
import { saveForPlayground } from '../../../../shared/playground/saveForPlayground';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor } from '../../../../shared/types';

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly className?: string;
}

/** Links to the playground with the demo in its current state. */
export default function PlaygroundItem({ demo, state, className }: Props) {
  const { variant, styling, settings, files, isEdited, awaitsConsent, isInterrupted } = state;
  const { id, version } = demo;
  const fragment = playgroundFragment({
    version,
    demo: id,
    variant,
    styling,
    ...(settings && { settings }),
  });
  const leave = () => {
    if (isEdited && files) {
      saveForPlayground({
        version,
        demo: id,
        styling,
        files,
        isChanged: true,
        awaitsConsent,
        isInterrupted,
      });
    }
  };
  return (
    <a
      role="menuitem"
      tabIndex={-1}
      className={className}
      href={useBaseUrl(PLAYGROUND_PATH) + fragment}
      onClick={leave}
    >
      {translate({
        id: 'demo.playground',
        message: 'Open in the playground',
        description: 'Menu item that opens a demo where all of its files can be changed',
      })}
    </a>
  );
}
