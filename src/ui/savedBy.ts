import { isAnswer, SESION_TERMINADA } from './isAnswer';
import type { Action } from './useAction';

type Run = Action['run'];

/** Runs an action for react-admin's form, which waits: undefined once it is done, else the refusal. */
export const savedBy = (
  run: Run,
  send: Parameters<Run>[0],
  outcome: Parameters<Run>[1],
): Promise<string | undefined> => {
  let end = Promise.resolve<string | undefined>(undefined);

  run((callbacks) => {
    end = new Promise((resolve) =>
      send({
        onSuccess: (answer) => {
          callbacks.onSuccess(answer);
          resolve(isAnswer(answer) ? undefined : SESION_TERMINADA);
        },
        onError: (error) => {
          callbacks.onError(error);
          resolve(error.message);
        },
        onSettled: callbacks.onSettled,
      }),
    );
  }, outcome);

  return end;
};
