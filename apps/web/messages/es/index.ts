import account from "./account.json";
import audit from "./audit.json";
import brand from "./brand.json";
import brands from "./brands.json";
import commands from "./commands.json";
import common from "./common.json";
import frame from "./frame.json";
import importing from "./import.json";
import onboarding from "./onboarding.json";
import settings from "./settings.json";
import signIn from "./signIn.json";
import team from "./team.json";
import tokens from "./tokens.json";
import tryIt from "./tryIt.json";
import ui from "./ui.json";
import webhooks from "./webhooks.json";

/** The app's words in Spanish, by namespace; what is not here is said in English. */
const messages = {
  account,
  audit,
  brand,
  brands,
  commands,
  common,
  frame,
  import: importing,
  onboarding,
  settings,
  signIn,
  team,
  tokens,
  tryIt,
  ui,
  webhooks,
};
export default messages;
