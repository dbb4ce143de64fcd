import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import SettingsButton from '@theme/Settings/Button';
import FamilyNavbarItem from './FamilyNavbarItem';

export default {
  ...ComponentTypes,
  'custom-family': FamilyNavbarItem,
  'custom-settings': SettingsButton,
};
