'use strict';

// The one of tslib's helpers that @docusaurus/utils-common calls, without the thirty others.
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
