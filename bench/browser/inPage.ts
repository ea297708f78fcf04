declare global {
  interface Window {
    /** In milliseconds since the page was requested. */
    answeredAt?: number;
    /** In milliseconds, from each key to the next paint. */
    keyTimes: number[];
  }
}

/** The wall clock of the user's last act, in sessionStorage: another document of the same origin reads it too. */
export const MARK = 'benchMark';

/** Runs in each page before its own scripts: notes clicks, keys and the call of the sign-in. */
export const listen = (mark: string) => {
  window.keyTimes = [];
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (isTrusted) sessionStorage.setItem(mark, String(performance.timeOrigin + timeStamp));
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - timeStamp))),
    true,
  );

  const send = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/api/auth/login')) window.answeredAt ??= performance.now();

    return send(input, init);
  };
};

export interface Credentials {
  mark: string;
  username: string;
  password: string;
}

/** Acts as a password manager: fills the sign-in and presses its button until the call is answered. */
export const signInAtOnce = ({ mark, username, password }: Credentials) => {
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    if (window.answeredAt !== undefined) clearInterval(timer);
    else if (button) {
      for (const [name, value] of Object.entries({ username, password })) {
        const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
        // React overrides the setter of the element and would not notice the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      sessionStorage.setItem(mark, String(performance.timeOrigin + performance.now()));
      button.click();
    }
  }, 20);
};

export interface Wanted {
  mark: string;
  head?: string;
  /** The least number of rows with text. */
  rows?: number;
  /** The selector of a field that has a value. */
  field?: string;
  /** The selector of the elements that show amounts. */
  figures?: string;
}

/** Milliseconds since the user's last act, once everything wanted is on the screen; false before. */
export const sinceMark = ({ mark, head = '', rows = 0, field, figures }: Wanted) => {
  const found = [...document.querySelectorAll('tbody tr')];
  const shows = figures
    ? document.querySelector(figures)?.textContent?.includes('$')
    : field
      ? document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value
      : new RegExp(head, 'i').test(document.querySelector('thead')?.textContent ?? '') &&
        found.length >= rows &&
        found.filter(({ textContent }) => textContent?.trim()).length >= rows;
  if (!shows) return false;

  return new Promise<number>((resolve) => {
    // After the paint of this frame.
    setTimeout(() =>
      resolve(performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(mark))),
    );
  });
};
