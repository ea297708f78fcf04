/** The program could not be fetched: no connection, or a new version has replaced it meanwhile. */
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
