import { Prism } from 'prism-react-renderer';

// Prism's language files add themselves to a global.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;
