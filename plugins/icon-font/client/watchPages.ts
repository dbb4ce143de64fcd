import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import stylesheet from '@generated/icon-font/default/stylesheet.json';
import { watchIcons } from './watchIcons';

if (ExecutionEnvironment.canUseDOM) {
  watchIcons(stylesheet.href);
}
