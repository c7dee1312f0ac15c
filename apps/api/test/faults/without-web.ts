import { registerHooks } from 'node:module';

// Loaded before the product: it starts a hundred times here, and building pages each time the sources of the web application change
// would measure the build.
registerHooks({
  resolve: (name, context, next) =>
    name.endsWith('/web-build.ts')
      ? { url: 'data:text/javascript,export const buildWeb = async () => {};', shortCircuit: true }
      : next(name, context),
});
