/** Shown when the program cannot be fetched: without a connection, or after a new version has replaced it. */
export const LoadFailed = () => (
  <main className="login">
    <div className="login-card">
      <p className="login-error" role="alert">
        No se pudo cargar la aplicación. Revise su conexión e inténtelo de nuevo.
      </p>
      <button type="button" autoFocus onClick={() => location.reload()}>
        Reintentar
      </button>
    </div>
  </main>
);
