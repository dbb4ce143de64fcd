import Navbar from '@theme-original/Navbar';
import { memo } from 'react';

/** Renders again when what it shows changes, not with every page. */
export default memo(Navbar);
