import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '../process/operatorError';

interface Command<O> {
  /** Its first line says how the command is called. */
  usage: string;
  options: O;
  /** How many words that are no options it takes. */
  most: number;
}

/** Help is answered here, and what the command does not know is refused. */
export const readCommandLine = <const O extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  most,
}: Command<O>) => {
  const args = process.argv.slice(2);
  if (args.some((arg) => ['--help', '-h'].includes(arg))) {
    console.log(usage);
    process.exit(0);
  }
  const refuse = (arg: string) => new OperatorError(`No se entiende «${arg}».\n${usage}`);

  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const surplus = positionals[most];
    if (surplus !== undefined) throw refuse(surplus);

    return { values, positionals };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    // Node's message is English, but names the option.
    const [, option] = /'(-[^' ]+)/.exec(Object(error).message) ?? [];
    throw refuse(option ?? args.join(' '));
  }
};
