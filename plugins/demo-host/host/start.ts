import { watchIcons } from '../../icon-font/client/watchIcons';
import { ICON_FONT_META } from '../iconFontMeta';
import { startFrame } from './startFrame';
import { startFullScreen } from './startFullScreen';
import '../../icon-font/client/iconFont.css';
import './host.css';

const element = document.getElementById('demo');
const { demo } = document.documentElement.dataset;
const iconFont = document.querySelector<HTMLMetaElement>(`meta[name="${ICON_FONT_META}"]`);

if (iconFont) {
  watchIcons(iconFont.content);
}

if (element && demo) {
  void startFullScreen(element, demo);
} else if (element) {
  startFrame(element);
}
