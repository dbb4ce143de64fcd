import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { fullScreenAddress } from '../../../../shared/hostAddresses';
import { HANDED_PARAMETER, handFiles } from '../../../../shared/handedFiles';
import { useDemoSettings } from '../../../../shared/demoSettings';
import { textsOf } from '../../../client/sentFiles';
import { settingParameters } from '../../../../shared/settingParameters';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor } from '../../../../shared/types';

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly className?: string;
}

/** Links to a full-screen page of the demo in its current state. */
export default function FullScreenItem({ demo, state, className }: Props) {
  const { styling, files, sent, isEdited, awaitsConsent } = state;
  const settings = { ...useDemoSettings(), ...state.settings };
  const base = useBaseUrl('/');
  // Code that waits for consent does not run elsewhere either.
  const [entry] = (isEdited && !awaitsConsent && files) || [];
  const hand = () => {
    if (entry && files) {
      const page = fullScreenAddress(base, demo.version, demo.id);
      handFiles(page, {
        entry: entry.name,
        files: textsOf(files),
        // Edits of code from the address are saved with that address.
        ...(sent && { hash: location.hash }),
      });
    }
  };
  return (
    <a
      role="menuitem"
      tabIndex={-1}
      className={className}
      data-event-action="full_screen"
      href={fullScreenAddress(base, demo.version, demo.id, {
        ...(styling !== 'system' && { styling }),
        ...settingParameters(settings),
        ...(entry && { [HANDED_PARAMETER]: '' }),
      })}
      onClick={hand}
    >
      {translate({
        id: 'demo.fullScreen',
        message: 'Full screen',
        description: 'Menu item that opens a demo on a page of its own',
      })}
    </a>
  );
}
