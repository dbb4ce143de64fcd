import { zhCN } from '@mui/material/locale';
import { collectDefaultProps } from '@site/plugins/demos/page/runtimes/collectDefaultProps';

export const defaultProps = collectDefaultProps([zhCN]);
