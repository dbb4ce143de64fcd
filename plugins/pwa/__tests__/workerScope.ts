import 'fake-indexeddb/auto';

class ExtendableEvent extends Event {
  waitUntil(): void {}
}

// As much of a worker's globals as Workbox uses.
Object.assign(globalThis, {
  ExtendableEvent,
  FetchEvent: class extends ExtendableEvent {},
  self: globalThis,
  location: new URL('https://docs.test'),
  __WB_DISABLE_DEV_LOGS: true,
});
