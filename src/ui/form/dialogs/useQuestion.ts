import { useEvent } from 'ra-core';
import { useState } from 'react';

interface OpenQuestion<About, Answer> {
  about: About;
  resolve: (answer: Answer) => void;
}

/** A dialog as a promise: `ask` opens it, `answer` closes it and resolves what was asked. */
export const useQuestion = <About, Answer = boolean>() => {
  // Stays while the dialog fades out.
  const [asked, setAsked] = useState<OpenQuestion<About, Answer>>();
  const [isOpen, setIsOpen] = useState(false);

  const ask = (about: About) =>
    new Promise<Answer>((resolve) => {
      setAsked({ about, resolve });
      setIsOpen(true);
    });
  const answer = useEvent((given: Answer) => {
    setIsOpen(false);
    asked?.resolve(given);
  });

  return { about: asked?.about, isOpen, ask, answer };
};
