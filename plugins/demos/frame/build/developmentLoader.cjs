/** Lets a module that is written for development keep its text in a bundle for production. */
module.exports = (source) => source.replaceAll('process.env.NODE_ENV', '"development"');
