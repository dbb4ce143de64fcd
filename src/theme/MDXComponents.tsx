import MDXComponents from '@theme-original/MDXComponents';
import Demo from '@theme/Demo';

export default { ...MDXComponents, Demo };
