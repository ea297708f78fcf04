/** The program could not be fetched: no connection, or a new version has replaced it meanwhile. */
export const showLoadFailed = (container: HTMLElement) => {
  const text = document.createElement('p');
  text.className = 'login-error';
  text.setAttribute('role', 'alert');
  text.textContent = 'No se pudo cargar la aplicación. Revise su conexión e inténtelo de nuevo.';

  const retry = document.createElement('button');
  retry.textContent = 'Reintentar';
  retry.addEventListener('click', () => location.reload());

  const card = document.createElement('div');
  card.className = 'login-card';
  card.append(text, retry);

  const page = document.createElement('main');
  page.className = 'login';
  page.append(card);

  container.replaceChildren(page);
  retry.focus();
};
