// Preloaded (node --import) into a command whose clock is to be two days behind: a token that it makes for a day has
// expired by everybody else's clock.
const TWO_DAYS_IN_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;
const Present = Date;

globalThis.Date = class extends Present {
  constructor(...parts) {
    if (parts.length === 0) super(Present.now() - TWO_DAYS_IN_MILLISECONDS);
    else super(...parts);
  }
  static now() {
    return Present.now() - TWO_DAYS_IN_MILLISECONDS;
  }
};
