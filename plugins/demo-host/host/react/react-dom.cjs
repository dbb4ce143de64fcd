module.exports =
  globalThis.developmentReact?.['react-dom'] ??
  require('@demo-host/react-dom/react-dom.production.min.js');
