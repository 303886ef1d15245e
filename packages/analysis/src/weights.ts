// The weights and thresholds by which names are chosen, brands located, sites placed and rivals ordered: what each is for,
// and what the labelled sets say when it changes. All were found by trying; none is a measured probability, so none is shown to people.
//
// Figures are those of `pnpm eval:weights` on 223 sites: 155 of 185 pages are placed right and 7 wrong, 11 of 12 pages of no
// market are kept silent. They were counted before the last twenty markets and the words of small businesses came in; those
// of KIND_OF_SITE and RIVALS, before decision 19. `−¼: 4 fewer right` is what a quarter less
// does. What has no figure moves one page or one rival at most, which is chance. Names are those of 220 pages, 216 of which
// are right to the letter.

/** How far words are believed to be the brand's name by where they stand: `identify/mentions.ts`. */
export const NAME_SOURCES = {
  /** −¼: 1 fewer right; +¼: 2 fewer. */
  siteName: 5,
  organization: 5,
  applicationName: 4.5,
  /** −¼: 1 fewer right; +¼: 2 fewer. */
  title: 3,
  legalName: 2.5,
  shortName: 2,
  heading: 1,
  alternateName: 0.5,
  /** The picture in the corner that leads home says whose site it is. */
  logo: 3,
  /** Other pages than the home page agree or don't, as a share. */
  otherPage: 0.3,
};

/** What speaks for a name beside its sources: `identify/likeness.ts`, `identify/score.ts`, `identify/brand-name.ts`. */
export const NAME_SCORE = {
  /** Nearness to the address, which was chosen for the name: the same (−¼: 2 fewer right) … */
  same: 6,
  /** … but for a word that tells the kind of site (`acmetoolsstore`) … */
  core: 5,
  /** … made of the beginnings of its words … */
  abbreviated: 4,
  /** … one holding the other … */
  part: 3,
  /** … or the same as a telling subdomain. */
  subdomain: 5,
  /** A company may be called like the address in Latin letters, and its brand, which the pages show, in others. */
  company: 0.6,
  /** Names longer than this many words are slogans more often than not, and lose so much for each more. */
  fewWords: 4,
  wordTooMuch: 0.8,
  /** A page under a path that calls itself by the path's word is a brand of its own. */
  subBrand: 20,
  /** For each time, up to three, that a text uses the name. */
  recurrence: 0.6,
  /** What the address alone is worth: more than a lonely title, less than a name that two sources give. */
  addressAlone: 3.5,
};

/** Which of the ways a name is written is taken, as factors: `identify/writing.ts`. */
export const NAME_WRITING = {
  /** Capitals throughout, small letters throughout, without the accents and apostrophes that stand elsewhere. */
  capitals: 0.1,
  small: 0.35,
  plain: 0.4,
  /** `AcmeTools.com` writes a name as addresses do, without spaces. +¼: 2 fewer right. */
  asAddress: 0.5,
  /** A better writing that hardly ever occurs is a slip. */
  slip: 0.2,
  /** A site is known with its top-level domain when it hardly ever leaves it out, and says it so often. */
  everywhere: 4,
  often: 6,
  /** Letters from which a word of capitals is no abbreviation. */
  shortestCapitals: 5,
};

/** The markets of a brand that the atlas knows: `place/place.ts`. */
export const PLACE_BY_BRAND = {
  /** What the lists of its first, second and third market count beside each other when rivals are ranked. */
  firstMarket: 0.7,
  secondMarket: 0.2,
  thirdMarket: 0.1,
  /** Letters of a label that is one company's under all suffixes; shorter ones are several companies'. */
  longLabel: 6,
};

/** The markets of an unknown site by the words of its pages: `place/texts.ts`, `place/by-words.ts`. */
export const PLACE_BY_WORDS = {
  /** What a term counts in what a person says of it: no page knows better. */
  about: 12,
  /** What a term counts by where it stands. */
  title: 4,
  description: 3.5,
  heading: 2.5,
  /** Products in data, categories in menus. */
  product: 2,
  /** The words of the address. */
  address: 2,
  keywords: 1.5,
  /** Links outside the main part. */
  menu: 1.2,
  text: 1,
  /** Points of a schema.org type that is a trade's. */
  schemaType: 40,
  /** Everything on other pages than the home page, as a share. */
  otherPage: 0.5,
  /**
   * Points of a term by its weight in the atlas: 3 hardly any other market uses it, 2 strong, 1 a hint.
   */
  telling: 5,
  strong: 2.5,
  hint: 1,
  /** A single English word on pages of another language, as a share of what it counts on English ones. */
  foreignWord: 0.5,
  /** What the words and pairs of a market's profile count beside its terms. */
  profile: 8,
  /** A term that stands often in one place says little more than one that stands twice. */
  repeated: 0.25,
  /** A term's other places beside its best: what stands in title, description and menu is what the site is about. */
  elsewhere: 0.3,
  /** A single word, however often it stands there, is chance. */
  fewestWords: 2,
  mostMarkets: 3,
  /** A second market counts when it has this share of the first one's points. */
  secondShare: 0.6,
  /** Below this confidence nothing is said: fitted to the bars of decision 19. */
  leastConfidence: 0.64,
  /** From this confidence of the first on nobody is asked. */
  sure: 0.7,
  /** So many markets are offered to a person who is asked, from these points on. */
  mostLikely: 3,
  leastLikely: 5,
};

/** How sure the first market is: the logistic function that was fitted to 275 labelled pages, by docs/decisions/0019. */
export const SURENESS = {
  offset: 1.1,
  /** For the logarithm of the points of its terms. */
  saidByTerms: 0.58,
  /** For that of the markets with more than this share of its points, itself among them: a shop of everything has many. */
  comesNear: -1.31,
  contenderShare: 0.35,
};

/** What tells shops and publications from makers: `place/kind-of-site.ts`. */
export const KIND_OF_SITE = {
  /** So many makers named on its pages, and a site is a shop. */
  manyMakers: 4,
  /** Letters; shorter names are words as well. */
  shortestMaker: 4,
  /** A heading of so many words is a headline … */
  headlineWords: 6,
  /** … so many of them, and so large a share of all headings, make a publication … */
  fewestHeadlines: 4,
  headlineShare: 0.5,
  /** … unless there is a price for every second one. */
  pricesForHeadline: 0.5,
  /** Headlines, as headings or as links, that make news of a page that calls itself so … */
  newsHeadlines: 8,
  /** … and of one whose menu does so often … */
  manyHeadlines: 30,
  newsLinks: 3,
  /** … unless it tells prices more often than this share of them: links of shops are as long. */
  pricesInNews: 0.1,
  /** Of the labelled pages that are news by this, the share that newspapers are right for. */
  sureOfNews: 0.9,
};

/** How much a place says that names a competitor; the strongest come first: `suggest/competitors/sightings.ts`. */
export const SIGHTING = {
  /** A title or heading of a comparison page. */
  comparisonHeading: 3,
  /** Any other heading, the text of a link, or an address whose name a text spells. */
  heading: 2,
  /** The head of a table, a link by name, an address alone. */
  aside: 1,
};

/** The order of the rivals in a market: `suggest/competitors/in-market.ts`, `sold-in.ts`, `nearby.ts`. All are factors but the last four. */
export const RIVALS = {
  /** Of a market in another sector that is less likely than this share of the first, nobody is a rival. */
  otherSector: 0.25,
  /** A list is written nearest and best known first: so many places down a rival is worth half of the first. */
  rankHalvesAt: 15,
  /** A brand whose main market is another. +¼: 2 fewer rivals. */
  onTheSide: 0.85,
  /** Who sells nothing of what the brand sells, in the same market. */
  otherParts: 0.1,
  /** What the rival's second and third part count beside its first. */
  secondPart: 0.6,
  thirdPart: 0.4,
  /** By steps between the customers' segments. */
  sameTier: 1.15,
  nextTier: 0.9,
  twoTiersOff: 0.6,
  farTier: 0.4,
  /** At home where the brand, or the site's country, is. */
  sameCountry: 1.7,
  /** Worldwide as the brand is. −¼: 2 more rivals, +¼: 1 fewer. */
  worldwide: 1.1,
  /** Sold in some countries only, beside a worldwide brand. */
  somewhere: 0.45,
  /** Worldwide, beside a brand that is at home in one region, where it has nearer rivals. +¼: 2 fewer rivals. */
  fromAfar: 0.85,
  /** So much more in a market all of whose brands are sold in some countries only. */
  nationalMarket: 3,
  /** The same of a brand that is sold worldwide. */
  sameCountryWorldwide: 1.3,
  /** Worldwide, beside a business that says it is small or works around its town. */
  worldwideBesideSmall: 0.6,
  /** In the town of a business whose customers look nearby: before all that are only in its country. */
  sameTown: 3,
  sharesSecondMarket: 1.15,
  /** Points for a rival that the brand's own line tells, less a step for each place: before all whom only lists give. */
  told: 40,
  toldStep: 2,
  /** And for one whose line tells of the brand: they help. */
  mutual: 0.4,
  mutualStep: 0.03,
};

/** Which parts of a market a brand is in (`suggest/parts.ts`). */
export const PARTS = {
  /** Of a known brand, by the place among its parts. */
  byPlace: [1, 0.4, 0.25],
  least: 0.2,
  /** Points of a word by where a site says it; no page knows better than a person. */
  about: 9,
  title: 3,
  heading: 2,
  menu: 1.2,
  text: 1,
  /** A word that only the part's own questions say, as a share of one of its `words`. */
  saying: 0.7,
  /** How much of a part's questions say it, at least; a word of what the part is called counts as so much more. */
  leastSaid: 0.15,
  called: 0.5,
  /** On other pages than the home page, as a share. */
  otherPage: 0.5,
  /** Under so many points pages tell no part: one word of a title, or two in a text. */
  floor: 2,
  /** Parts with so much of the best one's points are the brand's as well. */
  besideBest: 0.5,
  /** Trades of a business nearby, which differ more. */
  besideBestTrade: 0.7,
  /** Where pages tell no part, the common ones with so much of the likeliest one's. */
  besideLikeliest: 0.35,
} as const;

// How a brand is located: what each sign counts in the votes, in points, and when a vote is won. Tuned on the thirty made
// sites of `testing/located-sites` and on home pages of 101 businesses; docs/decisions/0016 has the figures.

/** Signs of a country. A sign that several countries share is divided among them. */
export const COUNTRY_POINTS = {
  /** A country-code domain has to be asked for. */
  domain: 4,
  /** `addressCountry`, or a country's name at the end of an address line. */
  address: 3.5,
  /** A postcode that one country alone writes so: `LS5 3BE`, `TX 78704`. */
  postcode: 3,
  /** The same in a line of the home page: `4096MB Inno` looks Dutch. */
  loosePostcode: 1.5,
  /** A register's or tax number by the name that one country has for it: `CNPJ`, `ABN`. */
  registration: 3,
  /** In international form. */
  phone: 3,
  /** `(512) 555-0147`: only the countries of +1 group digits so. */
  nationalPhone: 2,
  /** Ten digits in a row that are valid in the countries of +1 are so in others too. */
  bareNationalPhone: 1,
  areaServed: 2.5,
  /** `en-GB` of the page itself. */
  tag: 1.5,
  /** `en_US` is what most templates come with. */
  templateTag: 0.2,
  currency: 1.5,
  spoken: 1.5,
} as const;

/** Fewer points than this are chance: a language and a template's tag together. */
export const COUNTRY_FLOOR = 1.8;
/** So many times the points of the second; offices in two countries are a draw. */
export const COUNTRY_LEAD = 1.3;

/** Signs of a language. */
export const LANGUAGE_POINTS = {
  /** Forty words are enough to be told by (docs/decisions/0017): they outweigh all declarations together. */
  longText: 7,
  shortText: 3,
  /** A few words may be a name. */
  fewWords: 1.2,
  htmlLang: 2,
  /** `en` stands in most templates, whatever is filled in. */
  templateLang: 1.5,
  locale: 0.75,
  /** hreflang of the page itself, `inLanguage`, `Content-Language`. */
  otherTag: 0.75,
  /** The only language of the site's country-code domain. */
  domain: 0.5,
} as const;
export const LANGUAGE_FLOOR = 1;

/** Signs of a town, by where its address stood. */
export const TOWN_POINTS = {
  structured: 3,
  imprint: 3,
  footer: 2.5,
  page: 1.5,
  /** A line of the home page with digits and a word as several countries write postcode and town: `6000 Fik`. */
  loose: 0.75,
  areaServed: 1.5,
  /** The title, a main heading or the description names it too. */
  named: 2,
} as const;
/** Of an imprint's addresses the first is the owner's; a chain's branches follow its head office. */
export const LATER_ADDRESS = 0.4;
export const TOWN_FLOOR = 1.2;
export const TOWN_LEAD = 1.1;

/** Signs of the reach. */
export const REACH_POINTS = { area: 3, townNamed: 2, place: 2, hreflang: 3, words: 1.5, domesticLanguages: 1 } as const;
/** Pages for so many countries are for the world. */
export const COUNTRIES_OF_WORLD = 4;
export const REACH_FLOOR = 1.5;

/** Signs of the size: what it says of itself; a number of places or people; few addresses, which large ones write as well. */
export const SIZE_POINTS = { words: 2, number: 2, investors: 2, addresses: 1.5, fewAddresses: 1 } as const;
export const SIZE_FLOOR = 1;
/** So many places make a business medium, and so many large … */
export const SOME_PLACES = 4;
export const MANY_PLACES = 20;
/** … and so many people. */
export const SOME_STAFF = 50;
export const MANY_STAFF = 1000;

/** Businesses that a map lists in the town: `suggest/competitors/listed-nearby.ts`. */
export const NEARBY = {
  /** What one counts beside other competitors; they stand after those that the site names, whatever these count. */
  weight: 1,
  /** So many are given: a town may have hundreds. */
  most: 10,
};
