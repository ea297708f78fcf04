export const createGate = <T = void>() => {
  let open: (value: T) => void = () => undefined;
  const passed = new Promise<T>((resolve) => {
    open = resolve;
  });

  return { passed, open };
};
