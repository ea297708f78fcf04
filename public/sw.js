// Older releases kept the app in the browser with a service worker at this address. The browser fetches this one in its
// place: once their last page is closed, it deletes what they kept, and itself.
addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  };

  event.waitUntil(forget());
});
