/** Questions under way at once: a connection that fell silent holds up only those that it took along. */
const AT_A_TIME = 2;
const MOST_IN_ONE = 100;

/**
 * Asks for many at once what many ask for one by one. Whoever asks gets the answer to a question that was put after they
 * asked, never to one that was under way already: what had been changed before they asked, they see.
 * @param ask puts one question for up to a hundred keys.
 * @returns a function that gives the answers to the question its key was in.
 */
export function batched<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<readonly Answer[]> {
  const waiting: { key: Key; resolve: (answers: readonly Answer[]) => void; reject: (error: unknown) => void }[] = [];
  let underWay = 0;
  let isDue = false;

  const send = () => {
    isDue = false;
    while (waiting.length > 0 && underWay < AT_A_TIME) {
      const asked = waiting.splice(0, MOST_IN_ONE);
      underWay += 1;
      ask(asked.map(({ key }) => key))
        .then(
          (answers) => {
            for (const { resolve } of asked) resolve(answers);
          },
          (error: unknown) => {
            for (const { reject } of asked) reject(error);
          },
        )
        .finally(() => {
          underWay -= 1;
          send();
        });
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isDue) return;
      isDue = true;
      // With all that comes in this turn of the event loop.
      setImmediate(send);
    });
}
