import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import { SETTINGS_SLOT } from '../storageKeys';
import { applySettings } from './applySettings';

if (ExecutionEnvironment.canUseDOM) {
  createStorageSlot(SETTINGS_SLOT).listen(({ newValue }) =>
    applySettings(document.documentElement, newValue),
  );
}
