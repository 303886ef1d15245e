import { Command } from "./command";
import { DoorTitle } from "./door-title";

/** The set-up link was used, is too old, or was cut short on its way. */
export function BadLink() {
  return (
    <DoorTitle title="This set-up link does not work">
      <p>It was used already, is older than a day, or was cut short when it was copied. Nothing was set up with it.</p>
      <p>
        On the machine that runs Marque, type <Command>npm run setup-link</Command> and open the new link.
      </p>
    </DoorTitle>
  );
}
