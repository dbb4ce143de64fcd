import { DEMO_PARAMETER } from '../../shared/hostAddresses';
import { watchIcons } from '../../../icon-font/client/watchIcons';
import { DEMO_PAGES_ID } from '../demoPages';
import { ICON_FONT_META } from '../iconFontMeta';
import { addBar } from './addBar';
import { startFrame } from './startFrame';
import { startFullScreen } from './startFullScreen';
import '../../../icon-font/client/iconFont.css';
import './host.css';

const element = document.getElementById('demo');
const pages = document.getElementById(DEMO_PAGES_ID);
const iconFont = document.querySelector<HTMLMetaElement>(`meta[name="${ICON_FONT_META}"]`);

if (iconFont) {
  watchIcons(iconFont.content);
}

if (element && pages) {
  const id = new URLSearchParams(location.search).get(DEMO_PARAMETER) ?? '';
  addBar(element, id, pages);
  void startFullScreen(element, id);
} else if (element) {
  startFrame(element);
}
