import 'dayjs/locale/zh-cn';
import { zhCN as coreTexts } from '@mui/material/locale';
import { zhCN as gridTexts } from '@mui/x-data-grid/locales';
import { zhCN as pickersTexts } from '@mui/x-date-pickers/locales';
import { collectDefaultProps } from '@site/plugins/demos/page/runtimes/collectDefaultProps';

export const defaultProps = collectDefaultProps([
  coreTexts,
  gridTexts,
  pickersTexts,
  { components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-cn' } } } },
]);
