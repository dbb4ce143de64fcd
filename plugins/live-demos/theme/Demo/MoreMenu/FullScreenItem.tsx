import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { DOCS_VERSIONS } from '@site/src/versions';
import { fullScreenAddress } from '../../../../demo-host/addresses';
import { HANDED_PARAMETER, handFiles } from '../../../../demo-host/handedFiles';
import { useDemoSettings } from '../../../client/demoSettings';
import { textsOf } from '../../../client/sentFiles';
import { settingParameters } from '../../../client/settingParameters';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor } from '../../../types';

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly className?: string;
}

/** Leads to a page of the demo's own, as it stands here. */
export default function FullScreenItem({ demo, state, className }: Props) {
  const { styling, files, sent, isEdited, awaitsConsent } = state;
  const settings = { ...useDemoSettings(), ...state.settings };
  const base = useBaseUrl('/');
  const versionPath = DOCS_VERSIONS.find(({ name }) => name === demo.version)?.path ?? '';
  // Code that waits for the reader's word runs nowhere else either.
  const [entry] = (isEdited && !awaitsConsent && files) || [];
  const hand = () => {
    if (entry && files) {
      const page = fullScreenAddress(base, versionPath, demo.id);
      handFiles(page, {
        entry: entry.name,
        files: textsOf(files),
        // Changes of code that came with the address are kept with it.
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
      href={fullScreenAddress(base, versionPath, demo.id, {
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
