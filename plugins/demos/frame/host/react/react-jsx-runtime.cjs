module.exports =
  globalThis.developmentReact?.['react-jsx-runtime'] ??
  require('@demo-frame/react/react-jsx-runtime.production.min.js');
