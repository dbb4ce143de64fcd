import { startFrame } from './startFrame';
import { startFullScreen } from './startFullScreen';
import './host.css';

const element = document.getElementById('demo');
const { demo } = document.documentElement.dataset;

if (element && demo) {
  void startFullScreen(element, demo);
} else if (element) {
  startFrame(element);
}
