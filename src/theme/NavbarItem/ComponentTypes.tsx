import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import FamilyNavbarItem from './FamilyNavbarItem';

export default { ...ComponentTypes, 'custom-family': FamilyNavbarItem };
