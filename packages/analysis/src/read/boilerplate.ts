import type { Attributes } from "./attributes";

const CONTAINERS = new Set(["div", "section", "aside", "form", "ul", "ol", "dl", "p", "nav", "dialog", "span"]);
/** WAI-ARIA 1.2 roles of parts that a page shows beside what it tells. */
const ROLES = new Set(["dialog", "alertdialog", "search"]);
/**
 * What content systems and consent managers call such parts. Only a whole class or id, or its first words, counts: a
 * body of class `has-newsletter` is no newsletter.
 */
const NAMES =
  /(?:^|\s)(?:js-|c-|o-|m-|b-|is-|site-|page-|main-|global-|footer-|header-|the-)?(?:cookies?[-_]?(?:banner|bar|box|consent|notice|notification|policy|popup|message|modal|wall|law|info|layer|overlay|settings|hint|alert|disclaimer|container|wrapper)|cookie|consent|gdpr|ccpa|cc-(?:window|banner)|cmp|cmplz|cky|onetrust|ot-sdk|cookiebot\w*|cybotcookiebot\w*|usercentrics|didomi|truste|qc-cmp|borlabscookie|moove[-_]gdpr|newsletter|newsletter[-_]?(?:signup|sign-up|form|subscribe|box|block|banner|popup|modal|teaser)|subscribe|subscription|breadcrumbs?|bread-crumbs?|crumbs|share|sharing|sharedaddy|addthis|addtoany|sharethis|social|socials|social[-_]?(?:media|links|share|sharing|icons|buttons|bar|nav|networks|follow)|skip|skip-?(?:link|links|nav|to-content)|popup|pop-up|lightbox|advert|advertisement|adsbygoogle|banner-ad|pagination|pager|language[-_]?(?:switch|switcher|selector|picker|menu)|country[-_]?(?:selector|switcher|picker))(?:[-_]{1,2}\w*)*(?=\s|$)/i;
/** What all those names have in them: looking for that first spares most elements the search above. */
const MAY_BE_NAMED =
  /cookie|consent|gdpr|ccpa|cc-|cmp|cky|onetrust|ot-sdk|usercentrics|didomi|truste|newsletter|subscri|crumb|shar|addt|social|skip|pop|lightbox|advert|adsby|banner|page|pagin|language|country/i;
const LONGEST_NAMES = 2000;

/** Whether an element begins a cookie banner, a newsletter form, breadcrumbs, share buttons or the like. */
export function beginsBoilerplate(tag: string, attributes: Attributes): boolean {
  if (tag === "dialog" || (attributes.role !== undefined && ROLES.has(attributes.role))) return true;
  if ((attributes.class === undefined && attributes.id === undefined) || !CONTAINERS.has(tag)) return false;
  return isNamedSo(attributes.id) || isNamedSo(attributes.class) || /breadcrumb/i.test(attributes["aria-label"] ?? "");
}

function isNamedSo(names: string | undefined): boolean {
  if (names === undefined || !MAY_BE_NAMED.test(names)) return false;
  return NAMES.test(names.slice(0, LONGEST_NAMES));
}
