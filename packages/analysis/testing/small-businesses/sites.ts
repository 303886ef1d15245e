/** A made site of one page: what somebody small would put online. */
export interface SmallBusiness {
  host: string;
  html: string;
}

const page = (lang: string, title: string, description: string, menu: string[], body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"></head>
<body><header><nav>${menu.map((entry) => `<a href="/${encodeURIComponent(entry.toLowerCase().replaceAll(" ", "-"))}">${entry}</a>`).join("")}</nav></header><main>${body}</main></body></html>`;

export const DENTIST: SmallBusiness = {
  host: "headingley-smiles.co.uk",
  html: page(
    "en-GB",
    "Headingley Smiles | Dentist in Leeds",
    "Friendly family dentist in Headingley, Leeds. NHS and private dental care, Invisalign, dental implants and teeth whitening.",
    ["Treatments", "Dental implants", "Teeth whitening", "Our team", "Fees", "Contact"],
    "<h1>Your local dentist in Leeds</h1><h2>Dental check-ups and hygienist</h2><h2>Dental implants</h2><h2>Teeth whitening</h2><h2>Nervous patients welcome</h2><p>Our dental practice has looked after smiles in Headingley since 1998. Book an appointment for a check-up, a filling or emergency dental care.</p><footer>© 2026 Headingley Smiles Ltd</footer>",
  ),
};

export const WELDING_ROBOTS: SmallBusiness = {
  host: "arcuma.de",
  html: page(
    "en",
    "Arcuma – Robotic welding cells for small batches",
    "Collaborative welding robots and turnkey robotic welding cells for metal fabricators. Program a weld in ten minutes.",
    ["Welding cells", "Cobot welding", "Seam tracking", "Case studies", "Service", "Company"],
    "<h1>Welding robots for job shops</h1><h2>Cobot welding packages</h2><h2>MIG/MAG and TIG</h2><h2>Laser seam tracking</h2><p>Our industrial robots weld frames, brackets and tanks. A six-axis arm, a positioner, a power source and offline programming in one cell.</p><footer>Arcuma Robotics GmbH, Chemnitz</footer>",
  ),
};

export const VEGAN_MEAL_KIT: SmallBusiness = {
  host: "gruenlöffel.de",
  html: page(
    "de",
    "Grünlöffel – vegane Kochboxen aus Berlin",
    "Vegane Kochbox mit saisonalen Zutaten aus Brandenburg: Rezepte wählen, liefern lassen, in 30 Minuten kochen.",
    ["Rezepte", "So funktioniert's", "Kochbox bestellen", "Preise", "Über uns"],
    "<h1>Deine vegane Kochbox</h1><h2>Drei, vier oder fünf Gerichte pro Woche</h2><h2>Jederzeit pausieren</h2><p>Wir packen frische Zutaten und Rezeptkarten in eine Box und liefern sie in ganz Berlin. Kochboxen ohne Abo, Mealkits für zwei oder vier Personen.</p><footer>Grünlöffel GmbH, Berlin</footer>",
  ),
};

export const SHOP_APP: SmallBusiness = {
  host: "stampy.app",
  html: page(
    "en",
    "Stampy – product reviews app for Shopify stores",
    "Collect photo reviews and star ratings automatically. A lightweight Shopify app with review request emails, Q&A and rich snippets.",
    ["Features", "Pricing", "Reviews widget", "Integrations", "Help"],
    "<h1>More reviews for your Shopify store</h1><h2>Review request emails</h2><h2>Photo and video reviews</h2><h2>Rich snippets for Google</h2><p>Install the app from the Shopify App Store. Import reviews, show star ratings on product pages and upsell happy customers.</p>",
  ),
};

export const LAW_FIRM: SmallBusiness = {
  host: "okafor-lindqvist.com",
  html: page(
    "en",
    "Okafor Lindqvist LLP – Employment solicitors",
    "Employment law firm in Bristol advising employees and small employers on unfair dismissal, settlement agreements and discrimination claims.",
    ["Practice areas", "Settlement agreements", "Unfair dismissal", "Our lawyers", "Fees", "Contact"],
    "<h1>Employment lawyers who answer the phone</h1><h2>Settlement agreement advice</h2><h2>Employment tribunal representation</h2><h2>HR advice for small employers</h2><p>Our solicitors have advised clients for twenty years. Regulated by the Solicitors Regulation Authority.</p>",
  ),
};

export const YOGA_STUDIO: SmallBusiness = {
  host: "casaprana.es",
  html: page(
    "es",
    "Casa Prana | Estudio de yoga en Valencia",
    "Clases de yoga para todos los niveles en Ruzafa: hatha, vinyasa, yin y yoga prenatal. Primera clase gratis.",
    ["Clases", "Horarios", "Bonos y precios", "Profesores", "Retiros"],
    "<h1>Clases de yoga en Valencia</h1><h2>Vinyasa y hatha</h2><h2>Yoga para principiantes</h2><h2>Yoga prenatal</h2><p>Un estudio de yoga pequeño y luminoso. Reserva tu esterilla en línea.</p>",
  ),
};

export const ROASTER: SmallBusiness = {
  host: "pinehillcoffee.com",
  html: page(
    "en-US",
    "Pine Hill Coffee Roasters | Fresh whole bean coffee",
    "Small-batch single origin coffee roasted in Asheville, NC. Whole bean coffee, espresso blends and a monthly coffee subscription.",
    ["Shop coffee", "Single origin", "Espresso blends", "Decaf", "Coffee subscription", "Wholesale"],
    "<h1>Coffee roasted on Mondays, shipped on Tuesdays</h1><h2>Single origin</h2><h2>Espresso blends</h2><h2>Coffee subscription</h2><p>Light and medium roast whole bean coffee from growers we know.</p>",
  ),
};

export const HOTEL_SOFTWARE: SmallBusiness = {
  host: "frontdeskly.com",
  html: page(
    "en",
    "Frontdeskly: property management system for small hotels",
    "Cloud hotel PMS with booking engine, channel manager and contactless check-in for independent hotels and guesthouses.",
    ["Front desk", "Channel manager", "Booking engine", "Pricing", "Integrations"],
    "<h1>Hotel software that takes an afternoon to learn</h1><h2>Channel manager</h2><h2>Direct booking engine</h2><h2>Housekeeping and check-in</h2><p>Manage reservations, rates and guests of your hotel in one place.</p>",
  ),
};

export const PLUMBER: SmallBusiness = {
  host: "plomberie-garnier-lyon.fr",
  html: page(
    "fr",
    "Plomberie Garnier | Plombier à Lyon 7",
    "Plombier à Lyon : dépannage plomberie, fuite d'eau, débouchage, remplacement de chauffe-eau. Devis gratuit.",
    ["Dépannage", "Chauffe-eau", "Salle de bain", "Débouchage", "Devis gratuit"],
    "<h1>Votre plombier à Lyon</h1><h2>Recherche de fuite</h2><h2>Remplacement de chauffe-eau</h2><h2>Débouchage de canalisations</h2><p>Artisan plombier chauffagiste depuis 2004, intervention rapide dans tout Lyon.</p>",
  ),
};

export const STROLLER_MAKER: SmallBusiness = {
  host: "nubelo.nl",
  html: page(
    "nl",
    "Nubelo – lichte kinderwagens en buggy's",
    "Opvouwbare kinderwagens en buggy's, ontworpen in Utrecht. Met reiswieg, autostoeltje en wandelwagen in één.",
    ["Kinderwagens", "Buggy's", "Autostoeltjes", "Accessoires", "Verkooppunten"],
    "<h1>De lichtste kinderwagen voor de stad</h1><h2>Buggy's voor op reis</h2><h2>Autostoeltjes voor baby's</h2><p>Onze kinderwagen vouwt met één hand op en past in elke kofferbak.</p>",
  ),
};

export const BLOG: SmallBusiness = {
  host: "marinaswalks.net",
  html: page(
    "en",
    "Marina's walks",
    "Notes of somebody who walks and reads.",
    ["Archive", "About me", "Links"],
    "<h1>A long way round the lake</h1><p>It rained all morning, so I read until noon and then took the old path along the shore. The heron was there again.</p><h2>Books I read in October</h2><p>Mostly letters, and one novel that I gave up.</p>",
  ),
};

export const WIKI: SmallBusiness = {
  host: "fen-villages.org",
  html: page(
    "en",
    "Fen Villages Wiki",
    "A wiki on the villages of the eastern fens that anyone can edit.",
    ["Main page", "Recent changes", "Random page", "Village pumps", "Talk"],
    "<h1>Main page</h1><h2>Did you know</h2><p>The church of Great Sedge has two towers. The drain was dug in 1652 and widened in 1834.</p><h2>In other villages</h2><p>See the list of windmills and the list of lost hamlets.</p>",
  ),
};
