import Translate from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

/** The menu of the page, as that of Docusaurus but with the arrow of its button left to the styles, which turn it. */
export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const isPrimaryMenuEmpty = useThemeConfig().navbar.items.length === 0;
  const { content, hide } = useNavbarSecondaryMenu();
  return (
    <>
      {!isPrimaryMenuEmpty && (
        <button type="button" className="clean-btn navbar-sidebar__back" onClick={hide}>
          <Translate
            id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
            description="Button of the navigation on small screens that leads from the pages to the main menu; styles add an arrow"
          >
            Back to main menu
          </Translate>
        </button>
      )}
      {content}
    </>
  );
}
