import Translate from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

/** Renders the page's menu. Unlike in Docusaurus' component, the styles rotate the arrow of the button. */
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
