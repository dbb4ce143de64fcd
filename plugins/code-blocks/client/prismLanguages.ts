import './prismGlobal';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
