import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SignIn as SignInCall } from '../authProvider/signIn';
import { GENERIC_ERROR, HttpError } from '../http/httpError';
import { shownName } from '../http/negocio';
import { credentialsOf } from './sendEarly';

export interface SignInProps {
  signIn: SignInCall;
  onSignedIn: () => unknown;
  sent?: ReturnType<SignInCall>;
  whoIsIn?: () => Promise<string>;
  /** The name of the business, and the address of its picture, as the page has them. */
  negocio?: string;
  logo?: string;
}

type Work = 'signing in' | 'continuing';

/** Prerendered into index.html, so its fields are uncontrolled. login.css shows what depends on the session. */
export const SignIn = ({ signIn, onSignedIn, sent, whoIsIn, negocio, logo }: SignInProps) => {
  // index.html has marked the form that was sent before.
  const [work, setWork] = useState<Work | undefined>(sent && 'signing in');
  // A second click can come before the next render.
  const isSending = useRef(false);
  const [error, setError] = useState<Error>();
  const [name, setName] = useState('');
  const [isOver, setOver] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const isOffline = useSyncExternalStore(
    listenToNetwork,
    () => !navigator.onLine,
    () => false,
  );

  useEffect(() => {
    whoIsIn?.().then(setName, (failure) => setOver(isRefused(failure)));
  }, [whoIsIn]);
  useEffect(() => {
    if (!isOffline) setError((shown) => (isUnanswered(shown) ? undefined : shown));
  }, [isOffline]);

  const follow = async (call?: ReturnType<SignInCall>) => {
    isSending.current = true;
    setWork(call ? 'signing in' : 'continuing');
    setShown(false);
    setError(undefined);

    try {
      await call;
      await onSignedIn();
    } catch (failure) {
      setError(failure instanceof HttpError ? failure : new Error(GENERIC_ERROR));
    }
    isSending.current = false;
    setWork(undefined);
  };
  const followSent = useEffectEvent(follow);
  useEffect(() => {
    if (sent) void followSent(sent);
  }, [sent]);

  const tellCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending.current) void follow(signIn(credentialsOf(event.currentTarget)));
  };

  return (
    <main className="login">
      <form className="login-card" method="post" aria-busy={work === 'signing in'} onSubmit={submit}>
        {logo ? <img className="mark" src={logo} width="48" height="48" alt="" /> : <Mark />}
        <h1>{shownName(negocio)}</h1>
        <p className="login-notice login-ended" role="status">
          Su sesión terminó. Lo que escribió no se perdió: ingrese de nuevo para continuar.
        </p>
        <p className="login-error login-blocked" role="status">
          Este navegador bloquea las cookies y los datos de este sitio. Permítalos en la configuración del
          sitio, a la izquierda de la dirección, y vuelva a cargar la página. Si ingresa así, la sesión dura
          pocos minutos, no sigue en otra pestaña y no se ven los comprobantes.
        </p>
        <p className="login-notice" role="status" hidden={!isOffline}>
          Sin conexión. Podrá ingresar cuando vuelva la conexión.
        </p>
        <div className="login-continue">
          {name && (
            <button
              type="button"
              aria-busy={work === 'continuing'}
              onClick={() => !isSending.current && void follow()}
            >
              Continuar como {name}
            </button>
          )}
          {isOver && 'Su sesión terminó. Ingrese de nuevo.'}
        </div>
        <label htmlFor="username">Usuario</label>
        <input
          id="username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          autoFocus
        />
        <label htmlFor="password">Contraseña</label>
        <div className="login-password">
          <input
            id="password"
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
            aria-describedby="caps-lock"
            onKeyDown={tellCapsLock}
            onKeyUp={tellCapsLock}
            onBlur={() => setCapsLock(false)}
          />
          <button
            type="button"
            className="login-show"
            aria-controls="password"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Ocultar' : 'Mostrar'} <span>contraseña</span>
          </button>
        </div>
        <p id="caps-lock" className="login-notice" role="status" hidden={!isCapsLock}>
          El bloqueo de mayúsculas está activado
        </p>
        <p className="login-error" role="alert" hidden={!error}>
          {error?.message}
        </p>
        <button type="submit">Ingresar</button>
      </form>
    </main>
  );
};

const isRefused = (failure: unknown) => failure instanceof HttpError && [401, 403].includes(failure.status);

/** The next try may get through. */
const isUnanswered = (failure: Error | undefined) => failure instanceof HttpError && failure.status === 0;

const listenToNetwork = (onChange: () => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);

  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
    <path
      className="mark-ticket"
      d="M6 6h20a3 3 0 0 1 3 3v4a3 3 0 0 0 0 6v4a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-4a3 3 0 0 0 0-6V9a3 3 0 0 1 3-3Z"
    />
    <circle className="mark-ball" cx="16" cy="16" r="6" />
    <path className="mark-check" d="m13.2 16.2 2 2 3.6-4.2" />
  </svg>
);
