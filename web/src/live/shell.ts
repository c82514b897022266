// The page is kept on this device, so that it opens without a connection too.

export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After everything that the player waits for.
  window.addEventListener("load", () => {
    navigator.serviceWorker.register("./worker.js").catch(() => {
      // A private window, or no secure connection: the page works without.
    });
  });
}
