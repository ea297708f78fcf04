/** When even the shell fails: plain HTML, since nothing else can be trusted to work. */
export const AppError = () => (
  <main>
    <h1>Algo salió mal</h1>
    <p role="alert">No se pudo mostrar la aplicación</p>
    <a href="/">Volver al inicio de sesión</a>
  </main>
);
