import { zhCN } from '@mui/material/locale';
import { collectDefaultProps } from '@site/plugins/live-demos/runtimes/collectDefaultProps';

export const defaultProps = collectDefaultProps([zhCN]);
