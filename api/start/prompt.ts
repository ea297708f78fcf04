import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

export type Answers = Record<'username' | 'nombre' | 'apellido' | 'password', string>;

const questions = { username: 'Usuario', nombre: 'Nombre', apellido: 'Apellido' } as const;

/** Asks at the terminal, or reads the password from standard input. */
export const ask = async (given: Partial<Answers>): Promise<Answers> => {
  if (!process.stdin.isTTY) {
    const password = (await text(process.stdin)).replace(/\r?\n$/, '');

    return { username: '', nombre: '', apellido: '', ...given, password };
  }

  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const show = async (field: keyof typeof questions) =>
    given[field] ?? terminal.question(`${questions[field]}: `);
  const hide = async (question: string) => {
    process.stdout.write(question);
    isHidden = true;
    const answer = await terminal.question('');
    isHidden = false;
    process.stdout.write('\n');

    return answer;
  };

  try {
    return {
      username: await show('username'),
      nombre: await show('nombre'),
      apellido: await show('apellido'),
      password: await hide('Contraseña (al menos 8 caracteres): '),
    };
  } finally {
    terminal.close();
  }
};
