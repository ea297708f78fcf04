/** Offline, or a new version has replaced the files. */
export const showLoadFailed = (container: HTMLElement) => {
  container.innerHTML = `
    <main class="login">
      <div class="login-card">
        <p class="login-error" role="alert">No se pudo cargar la aplicación. Revise su conexión e inténtelo de nuevo.</p>
        <button type="button">Reintentar</button>
      </div>
    </main>`;
  const retry = container.querySelector('button');
  retry?.addEventListener('click', () => location.reload());
  retry?.focus();
  addEventListener('online', () => location.reload());
};
