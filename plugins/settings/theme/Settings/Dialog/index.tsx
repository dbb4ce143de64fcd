import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Panel from '../Panel';
import Sheet from '../Sheet';
import Shortcuts from '../Shortcuts';

export interface Props {
  readonly shown: 'settings' | 'shortcuts';
  readonly onClose: () => void;
}

/** The settings, or only the list of keyboard shortcuts. */
export default function SettingsDialog({ shown, onClose }: Props): ReactNode {
  return shown === 'settings' ? (
    <Sheet
      title={translate({
        id: 'settings.title',
        message: 'Settings',
        description: 'Name of the button that opens the settings, and their title',
      })}
      onClose={onClose}
    >
      <Panel />
    </Sheet>
  ) : (
    <Sheet
      title={translate({
        id: 'settings.shortcuts',
        message: 'Keyboard',
        description: 'Title of the list of keys that do something on every page',
      })}
      onClose={onClose}
    >
      <Shortcuts />
    </Sheet>
  );
}
