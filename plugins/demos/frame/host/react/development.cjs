/**
 * React as developers have it, with messages in words: before anything else asks for React, it takes the place of the
 * one for production.
 */
const DEPRECATED = /^Warning: (?:findDOMNode is deprecated|%s: Support for defaultProps)/;
const report = console.error;
// Of what packages of older versions do, who writes code with them has nothing to fix.
console.error = (...details) => DEPRECATED.test(details[0]) || report(...details);

const chosen = { react: require('@demo-frame/react/react.development.js') };
globalThis.developmentReact = chosen;
chosen['react-dom'] = require('@demo-frame/react-dom/react-dom.development.js');
chosen['react-jsx-runtime'] = require('@demo-frame/react/react-jsx-runtime.development.js');

// The host's packages are those for production, of which React would otherwise think that they took the wrong entry.
chosen['react-dom'].__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED.usingClientEntryPoint = true;
