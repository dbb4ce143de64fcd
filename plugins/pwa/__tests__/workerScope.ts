import 'fake-indexeddb/auto';

class ExtendableEvent extends Event {
  waitUntil(): void {}
}

// Defines the worker globals that Workbox uses.
Object.assign(globalThis, {
  ExtendableEvent,
  FetchEvent: class extends ExtendableEvent {},
  self: globalThis,
  location: new URL('https://docs.test'),
  __WB_DISABLE_DEV_LOGS: true,
});
